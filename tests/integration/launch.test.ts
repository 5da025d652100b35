import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { countSamples } from "@/lib/launch/queries";

it("counts the samples that stand between the site and real visitors, until they are replaced", async () => {
  const samples = { testimonials: 12, publications: 10, settings: 4, lessons: 37 };
  expect(await countSamples()).toEqual(samples);
  await db.testimonial.deleteMany({ where: { isSample: true } });
  await db.publication.updateMany({ data: { isSample: false } });
  await db.setting.updateMany({ data: { isSample: false } });
  await db.lesson.updateMany({ data: { videoUrl: "media:0f/breathing.mp4" } });
  const none = { testimonials: 0, publications: 0, settings: 0, lessons: 0 };
  expect(await countSamples()).toEqual(none);
});
