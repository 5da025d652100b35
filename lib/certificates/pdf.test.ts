import { expect, it } from "vitest";
import { drawCertificate } from "./pdf";

const certificate = {
  name: "Siobhán Ní Dhuibhir",
  courseTitle: "Taking Back Your Life",
  completedAt: new Date("2026-11-21T12:00:00Z"),
  number: "7K3M-9QXT-V2BD",
};

it("is a tagged PDF in British English with subsets of its typefaces", async () => {
  const pdf = (await drawCertificate(certificate, "The brand")).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf).toContain("/Lang (en-GB)");
  expect(pdf).toContain("/Marked true");
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(3);
});

it.each(["Łukasz Żółć", "Nguyễn Thị Ánh", "Işık Œuvré"])(
  "draws %s in several font subsets",
  async (name) => {
    const pdf = (await drawCertificate({ ...certificate, name }, "The brand")).toString("latin1");
    expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThan(3);
  },
);

it("draws a brand's letters that the sans-serif lacks in the serif typeface", async () => {
  const countFaces = async (brand: string) =>
    (await drawCertificate(certificate, brand)).toString("latin1").match(/\/FontFile2/g)?.length;
  expect(await countFaces("Céim Dancing")).toBe(3);
  expect(await countFaces("Łódź Dancing")).toBe(4);
});

it.each(["山田 太郎 🙂", "\0", "x".repeat(500), "אבג"])(
  "is drawn without an error for %j",
  async (name) => {
    expect((await drawCertificate({ ...certificate, name }, "The brand")).length).toBeGreaterThan(
      5000,
    );
  },
);
