import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { countSamples } from "@/lib/launch/queries";

it("counts the samples that stand between the site and real visitors, until they are replaced", async () => {
  expect(await countSamples()).toEqual({ testimonials: 12, publications: 10, settings: 4 });
  await db.testimonial.deleteMany({ where: { isSample: true } });
  await db.publication.updateMany({ data: { isSample: false } });
  await db.setting.updateMany({ data: { isSample: false } });
  expect(await countSamples()).toEqual({ testimonials: 0, publications: 0, settings: 0 });
});
