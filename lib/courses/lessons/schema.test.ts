import { expect, it } from "vitest";
import { filmInput, lessonInput, trailerInput } from "./schema";

it("a lesson reports which of its fields has characters that cannot be stored", () => {
  const lesson = lessonInput.safeParse({
    id: "1",
    version: "1",
    title: "One",
    description: "The first.",
    durationMinutes: "",
    contentHtml: "<p>\0</p>",
    isPreview: "off",
  });
  const film = filmInput.safeParse({
    film: "link",
    id: "1",
    was: "",
    link: "https://films.example/\0",
  });
  const issue = { message: "Please remove the unusual characters" };
  expect(lesson.error?.issues).toMatchObject([{ path: ["contentHtml"], ...issue }]);
  expect(film.error?.issues).toMatchObject([{ path: ["link"], ...issue }]);
});

const linkTyped = (link: string) => filmInput.safeParse({ film: "link", id: "1", was: "", link });

it.each([
  ["vimeo.com/123456789", "https://vimeo.com/123456789"],
  ["www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["https://youtube.com/clip/UgkxAbc_1", "https://youtube.com/clip/UgkxAbc_1"],
  [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1",
  ],
  [
    "https://www.youtube.com/watch?feature=share&amp;v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ",
  ],
  ["drive.google.com/file/d/1abc/view", "https://drive.google.com/file/d/1abc/view"],
  ["http://vimeo.com/123456789", "https://vimeo.com/123456789"],
  [
    `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvimeo.com%2F123456789&data=${"x".repeat(500)}`,
    "https://vimeo.com/123456789",
  ],
  [" 123456789 ", "123456789"],
  ["https://vimeo.com/76979871\u200b", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871.", "https://vimeo.com/76979871"],
  ["https://films.example/Dune_(film)", "https://films.example/Dune_(film)"],
  ["“https://vimeo.com/76979871”,", "https://vimeo.com/76979871"],
  ["<https://youtu.be/dQw4w9WgXcQ>", "https://youtu.be/dQw4w9WgXcQ"],
  [
    `<div style="padding:56% 0 0 0"><iframe title="${"A film ".repeat(80)}" src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0"></iframe></div>`,
    "https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0",
  ],
  [
    '<iframe width="560" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
  ],
  ["https://films.example/file/1abc/view\u200b", "https://films.example/file/1abc/view"],
])("the film's address %j is completed as a browser does", (typed, link) => {
  expect(linkTyped(typed).data).toMatchObject({ link });
});

it.each([
  "https://vimeo.com/event/1234567",
  "vimeo.com/user/12345678/folder/987654",
  "https://www.youtube.com/playlist?list=PL1234567890a",
  "https://www.youtube.com/@somebody/videos",
  "https://www.youtube.com/channel/UC1234567890a",
  "https://www.youtube.com/watch?v=dQw4w",
  "https://studio.youtube.com/video/dQw4w9WgXcQ/edit",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://drive.google.com/drive/folders/1abc?usp=sharing",
  "drive.google.com/drive/u/0/my-drive",
  "https://drive.google.com/a/school.example/drive/folders/1abc",
  "https://www.youtube.com:443/playlist?list=PL1",
  "https://www.youtube.com./playlist?list=PL1",
])("%s is refused with a hint about where to find the film's address", (typed) => {
  expect(linkTyped(typed).error?.issues).toMatchObject([
    { message: expect.stringContaining("not a single film’s. Open the film itself") },
  ]);
});

it.each([
  "https://localhost:8080/intro.mp4",
  "http://localhost:8080/intro.mp4",
  "http://192.168.1.20:8080/intro.mp4",
  "https://nas.local/intro.mp4",
])("%s is refused because no buyer could open it", (typed) => {
  expect(linkTyped(typed).error?.issues).toMatchObject([
    { message: expect.stringMatching(/^“[\w.:]+” is on your own computer or network/) },
  ]);
});

it.each([
  ...["intro.mp4", "Week 1.MOV", "C:\\Films\\intro.m4v", "übung.mov", "intro.mp4/"],
  ...[
    "lesson-1.flv",
    "lesson-1.m2ts",
    "my.course.wav",
    "lesson.pdf",
    "lesson-1.vtt",
    "lesson1.zip",
  ],
  ...["films.example", "https://films.example/", "https://films.example/#intro", "www.youtube.com"],
])("%s is refused as the name of a file or of a site, which no buyer could watch", (typed) => {
  expect(linkTyped(typed).error?.issues).toMatchObject([
    { message: expect.stringContaining("name of a file or of a whole site") },
  ]);
  expect(trailerInput.safeParse({ id: "1", link: typed }).success).toBe(false);
});

it.each(["films.example/intro.mp4", "films.example/?film=1"])(
  "%s, at another host, stays an address",
  (typed) => {
    expect(linkTyped(typed).data).toMatchObject({ link: `https://${typed}` });
  },
);

it("a long text in place of an address is refused without noticeable work", () => {
  for (const text of [`a${".".repeat(500_000)}b`, "<iframe ".repeat(60_000)]) {
    expect(linkTyped(text).error?.issues[0]?.message).toBe("Please keep this under 500 characters");
  }
});
