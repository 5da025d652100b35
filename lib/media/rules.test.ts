import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOtherVimeoPage, ownFile, readFilm, withAddresses } from "./rules";

describe("a lesson's film", () => {
  const embed = "https://player.vimeo.com/video/";
  it.each([
    ["76979871", { kind: "vimeo", embedUrl: `${embed}76979871?dnt=1` }],
    ["https://vimeo.com/76979871", { kind: "vimeo", embedUrl: `${embed}76979871?dnt=1` }],
    [
      `${embed}76979871?h=8272103f6e`,
      { kind: "vimeo", embedUrl: `${embed}76979871?dnt=1&h=8272103f6e` },
    ],
    ["media:films/a-01.mp4", { kind: "own", file: "films/a-01.mp4" }],
    ["https://elsewhere.example/film", { kind: "link", url: "https://elsewhere.example/film" }],
    ["coming-soon", { kind: "coming-soon" }],
    ["http://elsewhere.example/film", { kind: "none" }],
    ["javascript:alert(1)", { kind: "none" }],
    ["media:../../etc/passwd", { kind: "none" }],
    ["https://vimeo.com/about", { kind: "link", url: "https://vimeo.com/about" }],
    [null, { kind: "none" }],
  ])("with the reference %j is %j", (videoUrl, film) => {
    expect(readFilm(videoUrl)).toEqual(film);
  });

  it.each([
    ["https://vimeo.com/76979871/8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871/8272103f6e?share=copy", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871/8272103612", "76979871?dnt=1&h=8272103612"],
    ["https://vimeo.com/76979871?h=8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871/8272103F6E", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871?h=8272103F6E", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/manage/videos/76979871/abcdefabcd", "76979871?dnt=1&h=abcdefabcd"],
    ["https://vimeo.com/manage/videos/76979871/8272103F6E/privacy", "76979871?dnt=1&h=8272103f6e"],
    [`${embed}76979871?badge=0&amp;h=8272103f6e`, "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/manage/videos/76979871/8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://www.vimeo.com/76979871/", "76979871?dnt=1"],
    ["https://m.vimeo.com/76979871", "76979871?dnt=1"],
    ["https://vimeo.com/channels/staffpicks/76979871", "76979871?dnt=1"],
    ["https://vimeo.com/showcase/7654321/video/76979871", "76979871?dnt=1"],
    ["https://vimeo.com/showcase/7654321?video=76979871", "76979871?dnt=1"],
    ["https://vimeo.com/showcase/our-films/video/76979871", "76979871?dnt=1"],
    ["https://vimeo.com/manage/videos/76979871/privacy", "76979871?dnt=1"],
    ["https://vimeo.com./76979871", "76979871?dnt=1"],
    ["https://vimeo.com/album/7654321/?share=copy&video=76979871", "76979871?dnt=1"],
    // A lesson continues where the learner stopped.
    ["https://vimeo.com/76979871#t=1m2s", "76979871?dnt=1"],
    [`${embed}76979871?autoplay=1&dnt=0`, "76979871?dnt=1"],
  ])("at %s is played from Vimeo as %s", (videoUrl, film) => {
    expect(readFilm(videoUrl)).toEqual({ kind: "vimeo", embedUrl: `${embed}${film}` });
  });

  const fromTheField = readFileSync("tests/cases/film-addresses.txt", "utf8").trim().split("\n");
  it.each([
    ...fromTheField.map((address) => address.replace("https://vimeo.com/", "")),
    "showcase/7654321",
    "album/7654321",
    "showcase/7654321?video=all",
    "channels/1234567",
    "groups/1234567",
    "manage/folders/1234567",
    "about",
  ])("is not found at Vimeo’s page %s", (path) => {
    const url = `https://vimeo.com/${path}`;
    expect(readFilm(url)).toEqual({ kind: "link", url });
    expect(isOtherVimeoPage(url)).toBe(true);
  });

  it.each(["groups/dance/videos/76979871", "album/7654321/video/76979871", "videos/76979871"])(
    "at Vimeo’s page %s is recognised",
    (path) => {
      expect(readFilm(`https://vimeo.com/${path}`).kind).toBe("vimeo");
      expect(isOtherVimeoPage(`https://vimeo.com/${path}`)).toBe(false);
    },
  );

  it("at a host that only looks like Vimeo is not played from Vimeo", () => {
    const url = "https://vimeo.com.elsewhere.example/76979871";
    expect(readFilm(url)).toEqual({ kind: "link", url });
  });
});

it.each(["media:../secret.pdf", "media:/etc/passwd", "media:films/..mp4", "films/a.mp4"])(
  "the reference %s names no file of the media folder",
  (reference) => {
    expect(ownFile(reference)).toBeNull();
  },
);

it("own files are replaced by addresses of calls, and other addresses stay", () => {
  const own = {
    id: 7,
    videoUrl: "media:a.mp4",
    captionsUrl: "media:a.vtt",
    downloadUrl: "media:a.pdf",
  };
  expect(withAddresses(own)).toEqual({
    id: 7,
    videoUrl: "/api/lessons/7/film",
    captionsUrl: "/api/lessons/7/captions",
    downloadUrl: "/api/lessons/7/workbook",
  });
  const others = { id: 7, videoUrl: "76979871", captionsUrl: null, downloadUrl: null };
  expect(withAddresses(others)).toEqual(others);
});
