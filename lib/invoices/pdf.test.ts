import { expect, it } from "vitest";
import { drawInvoice } from "./pdf";

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    lineId: String(at),
    title: `Course ${at + 1}, ${"whose title is long ".repeat(8)}`,
    pence: 4999,
    vatBasisPoints: 2300,
    vatPence: 935,
  }));

async function countPages(rowCount: number): Promise<number> {
  const pdf = await drawInvoice({
    kind: "invoice",
    isTest: false,
    number: 1,
    issuedAt: new Date("2026-11-25T12:00:00Z"),
    replacesId: null,
    totalPence: 4999 * rowCount,
    vatPence: 935 * rowCount,
    content: {
      seller: { name: "Coaching", address: "1 High Street, Belfast", vatNumber: "EU372012345" },
      buyer: { country: "IE", company: "Ł".repeat(120), address: "Đặng, ".repeat(33), number: "" },
      orderNumber: 1001,
      paidOn: "2026-11-24T10:00:00.000Z",
      about: null,
      rows: rows(rowCount),
    },
  });
  return pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
}

it("many long lines go on over pages, and few stay on one", async () => {
  expect(await countPages(3)).toBe(1);
  expect(await countPages(40)).toBe(4);
});
