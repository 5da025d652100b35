import { describe, expect, it } from "vitest";
import {
  coursePercentage,
  formatClock,
  ownFile,
  readFilm,
  resumePoint,
  spokenLine,
  withAddresses,
} from "./rules";

describe("a course's percentage", () => {
  it.each([
    [0, 11, 0],
    [1, 3, 33],
    [2, 3, 67],
    [199, 200, 99],
    [200, 200, 100],
    [0, 0, 0],
  ])("of %i of %i lessons is %i", (completed, total, percentage) => {
    expect(coursePercentage(completed, total)).toBe(percentage);
  });
});

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
  ])("of %j is %j", (videoUrl, film) => {
    expect(readFilm(videoUrl)).toEqual(film);
  });

  it.each([
    ["https://vimeo.com/76979871/8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871/8272103f6e?share=copy", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/76979871/8272103612", "76979871?dnt=1&h=8272103612"],
    ["https://vimeo.com/76979871?h=8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://vimeo.com/manage/videos/76979871/8272103f6e", "76979871?dnt=1&h=8272103f6e"],
    ["https://www.vimeo.com/76979871/", "76979871?dnt=1"],
    ["https://vimeo.com/channels/staffpicks/76979871", "76979871?dnt=1"],
    ["https://vimeo.com/showcase/7654321/video/76979871", "76979871?dnt=1"],
    [`${embed}76979871?autoplay=1&dnt=0`, "76979871?dnt=1"],
  ])("at %s is Vimeo's %s", (videoUrl, film) => {
    expect(readFilm(videoUrl)).toEqual({ kind: "vimeo", embedUrl: `${embed}${film}` });
  });

  it("of a host that only looks like Vimeo is no film of Vimeo's", () => {
    const url = "https://vimeo.com.elsewhere.example/76979871";
    expect(readFilm(url)).toEqual({ kind: "link", url });
  });
});

it.each(["media:../secret.pdf", "media:/etc/passwd", "media:films/..mp4", "films/a.mp4"])(
  "%s names no file of the media folder",
  (reference) => {
    expect(ownFile(reference)).toBeNull();
  },
);

it.each([
  [0, 15, 0],
  [7, 15, 7],
  [14, 15, 0],
  [40, 15, 0],
])("a film left at second %i of %i goes on at %i", (position, duration, start) => {
  expect(resumePoint(position, duration)).toBe(start);
});

it.each([
  [0, null],
  [1, "one"],
  [2.9, "one"],
  [3.5, "three"],
  [4, "two"],
  [9, null],
])("at second %d the spoken line is %j", (seconds, text) => {
  const lines = [
    { start: 1, end: 3, text: "one" },
    { start: 3, end: 5, text: "two" },
    { start: 3.5, end: 4, text: "three" },
  ];
  expect(spokenLine(lines, seconds)?.text ?? null).toBe(text);
});

it.each([
  [0.5, "0:00"],
  [65, "1:05"],
  [3665, "1:01:05"],
])("%d seconds read %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});

it("callers are told the addresses that open our own files, and others' as they are", () => {
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
