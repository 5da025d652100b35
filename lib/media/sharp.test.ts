import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder";
import { inspectUpload } from "./inspect";
import { NO_MOVING_PICTURES } from "./rules";
import { redrawPicture } from "./sharp";

const plain = (width: number, height: number, background = "#0f1f3d") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Two frames. */
async function moving() {
  const frames = [plain(20, 20), plain(20, 20, "#ffffff")].map((frame) => frame.png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

it("a picture with too many pixels is refused with its size and how to make it smaller", async () => {
  const file = join(temporaryFolder(), "panorama");
  const picture = await plain(8, 8).jpeg().toBuffer();
  // The frame header has the height and the width after its marker, length and precision (ITU-T T.81, B.2.2).
  const size = picture.indexOf(Buffer.from("ffc0", "hex")) + 5;
  picture.writeUInt16BE(3628, size);
  picture.writeUInt16BE(16_382, size + 2);
  writeFileSync(file, picture);
  await expect(redrawPicture(file)).rejects.toThrow(
    /60 million pixels \(16382 by 3628\), and the site takes 52 million\. Please make it smaller.* “Resize image”/,
  );
});

it("a photo of a phone with 50 megapixels is taken", async () => {
  const file = join(temporaryFolder(), "photo");
  await plain(8192, 6144).jpeg().toFile(file);
  expect((await redrawPicture(file)).page).toMatchObject({ width: 1600, height: 1200 });
});

it("a picture that cannot be read should be saved again", async () => {
  const file = join(temporaryFolder(), "cut");
  writeFileSync(file, (await plain(900, 900).jpeg().toBuffer()).subarray(0, -400));
  await expect(redrawPicture(file)).rejects.toThrow("This picture cannot be read. Please save it");
});

it("a moving WebP and a GIF are refused in the same words", async () => {
  const folder = temporaryFolder();
  const [webp, gif] = [join(folder, "webp"), join(folder, "gif")];
  await (await moving()).webp().toFile(webp);
  await (await moving()).gif().toFile(gif);
  await expect(redrawPicture(webp)).rejects.toThrow(NO_MOVING_PICTURES);
  await expect(inspectUpload("picture", gif)).rejects.toThrow(NO_MOVING_PICTURES);
});
