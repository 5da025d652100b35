import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder";
import { redrawPicture } from "./sharp";

const colour = (background: string, width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

/** Red on the left, blue on the right. */
const twoColours = sharp(await colour("#f00", 200)).composite([
  { input: await colour("#00f", 100), left: 100, top: 0 },
]);

async function stored(picture: Buffer): Promise<string> {
  const path = join(temporaryFolder(), "picture");
  await writeFile(path, picture);
  return path;
}

it("what was cut off a picture is in none of its copies", async () => {
  const path = await stored(await twoColours.clone().png().toBuffer());
  const { page, social } = await redrawPicture(path, { left: 0.5, top: 0, right: 0, bottom: 0.2 });
  expect([page.width, page.height]).toEqual([100, 80]);
  for (const copy of [page.webp, social]) {
    const [red] = (await sharp(copy).stats()).channels;
    expect(red?.max).toBeLessThan(40);
  }
});

it("a phone’s sideways photo is cut at the edges of the stored picture", async () => {
  const path = await stored(
    await twoColours.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const { page } = await redrawPicture(path, { left: 0.5, top: 0, right: 0.25, bottom: 0 });
  expect([page.width, page.height]).toEqual([100, 50]);
  const [red] = (await sharp(page.webp).stats()).channels;
  expect(red?.max).toBeLessThan(40);
});

it("a picture of which nothing is left keeps one pixel", async () => {
  const path = await stored(await twoColours.clone().png().toBuffer());
  const { page } = await redrawPicture(path, { left: 1, top: -0.5, right: 1, bottom: 0 });
  expect([page.width, page.height]).toEqual([1, 100]);
});
