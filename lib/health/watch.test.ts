import { expect, it } from "vitest";
import { judgeBackup, judgeDisk, judgeEnd } from "./commands";

const NOW = new Date("2026-11-25T12:00:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

it.each([
  ["a disk with room", judgeDisk({ bavail: 20, blocks: 100 }), null],
  ["a full disk", judgeDisk({ bavail: 4, blocks: 100 }), "Only 4 % of the disk is free."],
  ["no backup yet", judgeBackup(null, NOW), null],
  ["last night’s backup", judgeBackup(inHours(-9), NOW), null],
  [
    "an old backup",
    judgeBackup(inHours(-40), NOW),
    expect.stringContaining("The last backup was made on 23"),
  ],
  ["a certificate with two months left", judgeEnd(inHours(24 * 60), NOW), null],
  [
    "a certificate that was not renewed",
    judgeEnd(inHours(24 * 10), NOW),
    expect.stringContaining("ends on 5 December"),
  ],
])("%s is reported only if something must be done", (_what, found, words) => {
  expect(found).toEqual(words);
});
