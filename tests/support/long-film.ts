import { readFileSync } from "node:fs";

const MB = 1024 * 1024;

/** A sample film with so much padding in its middle that no browser loads it in one go. */
export function longFilm(file: string): Buffer {
  const film = readFileSync(file);
  const middle = film.length / 2;
  const padding = Buffer.alloc(48 * MB);
  const content = film.indexOf("mdat") - 4;
  film.writeUInt32BE(film.readUInt32BE(content) + padding.length, content);
  // In a box of this name, each track lists the offsets of its chunks (ISO 14496-12, 8.7.5).
  for (let box = film.indexOf("stco"); box > 0; box = film.indexOf("stco", box + 4)) {
    for (let entry = 0; entry < film.readUInt32BE(box + 8); entry += 1) {
      const place = box + 12 + entry * 4;
      const offset = film.readUInt32BE(place);
      if (offset >= middle) film.writeUInt32BE(offset + padding.length, place);
    }
  }
  return Buffer.concat([film.subarray(0, middle), padding, film.subarray(middle)]);
}
