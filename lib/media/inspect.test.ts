import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { box, indexOf } from "../../tests/support/mp4";
import { temporaryFolder } from "../../tests/support/temporary-folder";
import { inspectUpload } from "./inspect";
import type { UploadKind } from "./rules";

function inspect(kind: UploadKind, content: Buffer) {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, content);
  return inspectUpload(kind, path);
}

const film = readFileSync("prisma/seed-data/media/films/taking-back-your-life-01.mp4");
const index = indexOf("vide avc1.64", "soun mp4a.40");
const content = box("mdat", "123456789");
const part = Buffer.concat([box("moof", "12345678"), content]);

describe("a film is accepted", () => {
  it.each([
    ["with three bytes of a camera behind it", Buffer.concat([film, Buffer.from("abc")])],
    ["with a line of a camera behind it", Buffer.concat([film, Buffer.alloc(128, "trailer ")])],
    ["with room before its first box", Buffer.concat([box("free", "room"), film])],
    ["with a phone’s old brand", Buffer.concat([box("ftyp", "3gp4\0\0\0\0"), index, content])],
    [
      "of parts, with their list behind them",
      Buffer.concat([film, part, part, box("mfra", "list")]),
    ],
    ["with its content first", Buffer.concat([box("ftyp", "isom\0\0\0\0"), content, index])],
  ])("%s", async (_, whole) => {
    expect(await inspect("film", whole)).toMatch(/^video\//);
  });
});

describe("a film that is not whole is refused", () => {
  it.each([
    ["within its content", film.subarray(0, -1)],
    [
      "within its index",
      Buffer.concat([box("ftyp", "isom\0\0\0\0"), content, index]).subarray(0, -9),
    ],
    ["within a part", Buffer.concat([film, box("moof", "12345678").subarray(0, -1)])],
    ["behind a part’s index", Buffer.concat([film, box("moof", "12345678")])],
    [
      "in the head of a part’s content",
      Buffer.concat([film, box("moof", ""), content.subarray(0, 5)]),
    ],
    ["in the head of a part", Buffer.concat([film, part, part.subarray(0, 7)])],
    ["behind a part’s type", Buffer.concat([film, part, box("styp", "msdh\0\0\0\0")])],
    ["before its content", Buffer.concat([box("ftyp", "isom\0\0\0\0"), index])],
    [
      "behind an empty content",
      Buffer.concat([box("ftyp", "isom\0\0\0\0"), index, box("mdat", "")]),
    ],
  ])("cut %s", async (_, cut) => {
    await expect(inspect("film", cut)).rejects.toThrow("This film is not whole.");
  });
});

describe("captions", () => {
  const greeting = "1\r\n00:00:01,000 --> 00:00:02,000\r\nGrüße – до встречи\r\n";
  const converted = async (content: Buffer) => {
    const path = join(temporaryFolder(), "file");
    writeFileSync(path, content);
    await inspectUpload("captions", path);
    return readFileSync(path, "utf8");
  };

  it("in UTF-16 are converted, with its mark and without", async () => {
    const little = Buffer.from(greeting, "utf16le");
    const marked = Buffer.from(`\ufeff${greeting}`, "utf16le");
    for (const content of [little, Buffer.from(little).swap16(), marked, marked.swap16()]) {
      expect(await converted(content)).toContain("Grüße – до встречи");
    }
  });

  it.each([
    ["Windows-1252", Buffer.from(`\n${greeting.slice(0, 40)}e`, "latin1"), 4],
    [
      "an accent behind a sign that was lost before",
      Buffer.concat([Buffer.from("WEBVTT\n\ufffd\n\n"), Buffer.from("é", "latin1")]),
      4,
    ],
    ["a zero", Buffer.from(`${greeting}\n2\n\0`), 6],
  ])("with %s are refused with the line and the cure", async (_, content, line) => {
    await expect(inspect("captions", content)).rejects.toThrow(
      `Line ${line} of the captions is not UTF-8. Please save them as UTF-8: in Notepad,`,
    );
  });
});

describe("a sound file", () => {
  const frames = (header: string, size: number) => {
    const frame = Buffer.concat([Buffer.from(header, "hex"), Buffer.alloc(size - 4)]);
    return Buffer.concat([frame, frame]);
  };

  it("in MP3 is accepted", async () => {
    expect(await inspect("audio", frames("fffb9000", 417))).toBe("audio/mpeg");
  });

  it("in MP3 is accepted behind its tag, and refused if it ends within the tag", async () => {
    const tag = Buffer.concat([
      Buffer.from("ID3\x04\0\0\0\0\x01\x00", "latin1"),
      Buffer.alloc(128),
    ]);
    const sound = frames("fffb9000", 417);
    expect(await inspect("audio", Buffer.concat([tag, sound]))).toBe("audio/mpeg");
    const cut = inspect("audio", tag.subarray(0, 60));
    await expect(cut).rejects.toThrow("This sound file is not whole.");
  });

  it("of MPEG’s older layers is refused with the cure", async () => {
    for (const header of ["fffd9000", "ffff9000"]) {
      await expect(inspect("audio", frames(header, 522))).rejects.toThrow(/export it again as MP3/);
    }
  });

  it("of a phone is accepted in every brand, if its codec is heard everywhere", async () => {
    for (const brand of ["M4A ", "mp42", "3gp4", "3g2a", "qt  "]) {
      const head = box("ftyp", `${brand}\0\0\0\0`);
      await inspect("audio", Buffer.concat([head, indexOf("soun mp4a.40"), content]));
      const other = inspect("audio", Buffer.concat([head, indexOf("soun alac"), content]));
      await expect(other).rejects.toThrow("as M4A with AAC");
    }
  });
});

describe("a PDF", () => {
  const workbook = readFileSync("prisma/seed-data/media/workbooks/taking-back-your-life.pdf");

  it("may have an empty line before its header", async () => {
    await inspect("workbook", Buffer.concat([Buffer.from("\n"), workbook]));
  });

  it("is refused if it is not whole, or has a password", async () => {
    const hollow = inspect("pdf", Buffer.from("%PDF-1.7\n%%EOF"));
    await expect(hollow).rejects.toThrow("This PDF is not whole.");
    const locked = inspect("pdf", readFileSync("tests/cases/workbook-password.pdf"));
    await expect(locked).rejects.toThrow("protected by a password");
  });
});
