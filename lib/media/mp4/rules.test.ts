import { expect, it } from "vitest";
import { indexOf } from "../../../tests/support/mp4";
import { isWholeMp4, tracksOf, whyNoSoundFile, whyNotPlayed } from "./rules";

const H264 = "vide avc1.64";
const AAC = "soun mp4a.40";

it.each([
  [H264, AAC],
  [AAC, "vide avc1.42", "tmcd tmcd"],
  ["vide avc1.4d"],
  [H264, "soun apac", AAC],
  [H264, "soun mp4a.67"],
  [H264, "soun mp4a.6b"],
  [H264, "soun .mp3"],
  [H264, AAC, "meta gpmd", "sbtl tx3g", "vide jpeg"],
  ["vide jpeg", "vide png ", H264, AAC],
])("a film with the tracks %s is accepted", (...tracks) => {
  expect(whyNotPlayed(tracksOf(indexOf(...tracks)))).toBeNull();
});

it.each([
  [["vide avc1.6e", AAC], /picture is in a format \(avc1\.6e\) .* HandBrake/],
  [["vide mp4v", AAC], /picture is in a format \(mp4v\) .* HandBrake/],
  [["vide apcn", "soun lpcm"], /a format \(apcn\)/],
  [["vide hvc1", AAC], /HEVC .* HandBrake.* “Most Compatible”/],
  [["vide hvc1", H264, AAC], /HEVC/],
  [[AAC, "tmcd tmcd"], /sound but no picture/],
  [["vide jpeg", AAC], /a format \(jpeg\) .* HandBrake/],
  [[], /has no picture/],
  [["vide hvt1", AAC], /HEVC/],
])("a film with the tracks %j is refused with advice", (tracks, words) => {
  expect(whyNotPlayed(tracksOf(indexOf(...tracks)))).toMatch(words);
});

const seldomHeard =
  "sowt,dtsc,dtsh,mlpa,ima4,raw ,QDM2,drms,enca,mha1,ac-4,NONE,sqcp,vorbis,AC-3,mp4a.a9,mp4a.dd";

it.each(seldomHeard.split(","))("a film or a sound file with sound as %s is refused", (codec) => {
  const tracks = tracksOf(indexOf(H264, `soun ${codec}`));
  expect(whyNotPlayed(tracks)).toMatch(/sound is in a format \(.{4}.*\) .* HandBrake/);
  expect(whyNoSoundFile(tracks.slice(1))).toMatch(/export it again as MP3/);
});

it("a recording may have chapters with pictures, and a film is no sound file", () => {
  expect(whyNoSoundFile(tracksOf(indexOf(AAC, "vide jpeg", "text text")))).toBeNull();
  expect(whyNoSoundFile(tracksOf(indexOf(AAC, "vide hvc1")))).toMatch(/^This is a film/);
  expect(whyNoSoundFile([])).toContain("unknown");
});

it("a film with more fragments than are read is not taken for cut", () => {
  const types = ["moov", "moof", "mdat", "moof"];
  const boxes = types.map((type, index) => ({ type, start: index * 20, size: 20 }));
  expect(isWholeMp4(boxes, 2000)).toBe(true);
  expect(isWholeMp4(boxes, 92)).toBe(false);
});

it("the box of the tracks may have a 64-bit size", () => {
  const index = indexOf(H264, AAC);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(index.length + 8));
  const large = Buffer.concat([
    Buffer.from([0, 0, 0, 1]),
    index.subarray(4, 8),
    size,
    index.subarray(8),
  ]);
  expect(tracksOf(large)).toEqual(tracksOf(index));
});

it("an MP4 whose description names no content is not taken for AAC", () => {
  expect(
    whyNotPlayed([
      { kind: "vide", codec: "avc1.64" },
      { kind: "soun", codec: "mp4a" },
    ]),
  ).toMatch(/sound/);
});
