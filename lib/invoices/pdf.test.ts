import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { BrandColours } from "@/lib/text/colours";
import { drawInvoice } from "./pdf";

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    lineId: String(at),
    title: `Course ${at + 1}, ${"whose title is long ".repeat(8)}`,
    pence: 4999,
    vatBasisPoints: 2300,
    vatPence: 935,
  }));

const invoice = (rowCount: number): Parameters<typeof drawInvoice>[0] => ({
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

async function countPages(rowCount: number): Promise<number> {
  const pdf = await drawInvoice(invoice(rowCount));
  return pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
}

/** The colours of each page's text, as PDF writes them. */
async function readInks(colours: BrandColours): Promise<(string | undefined)[][]> {
  const pdf = (await drawInvoice(invoice(40), colours)).toString("latin1");
  const streams = Array.from(pdf.matchAll(/FlateDecode\n>>\nstream\n(?<bytes>.*?)\nendstream/gs));
  return streams
    .map(({ groups }) => inflateSync(Buffer.from(groups?.bytes ?? "", "latin1")).toString("latin1"))
    .filter((content) => content.includes("BT\n"))
    .map((content) =>
      Array.from(content.matchAll(/^(?<ink>[\d. ]+) scn$/gm), (it) => it.groups?.ink),
    );
}

it("many long lines continue on further pages, and few fit on one", async () => {
  expect(await countPages(3)).toBe(1);
  expect(await countPages(40)).toBe(4);
});

it("each page is in the brand's ink", async () => {
  const pages = await readInks({ ink: "#330066", accent: "#ffcc00" });
  expect(pages).toHaveLength(4);
  expect(new Set(pages.flat())).toEqual(new Set(["0.2 0 0.4"]));
  expect(pages.every(([first]) => first)).toBe(true);
});
