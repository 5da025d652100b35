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
  ["www.youtube.com/watch?v=abc", "https://www.youtube.com/watch?v=abc"],
  ["http://vimeo.com/123456789", "https://vimeo.com/123456789"],
  [" 123456789 ", "123456789"],
])("the film's address %j is completed as a browser does", (typed, link) => {
  expect(linkTyped(typed).data).toMatchObject({ link });
});

it.each(["https://vimeo.com/event/1234567", "vimeo.com/user/12345678/folder/987654"])(
  "%s is refused with a hint about where to find the film's address",
  (typed) => {
    expect(linkTyped(typed).error?.issues).toMatchObject([
      { message: expect.stringContaining("not a single film’s. Open the film itself") },
    ]);
  },
);

it.each(["intro.mp4", "Week 1.MOV", "C:\\Films\\intro.m4v"])(
  "%s is refused as a file’s name, and never taken for a host",
  (typed) => {
    expect(linkTyped(typed).error?.issues).toMatchObject([
      { message: expect.stringContaining("This is a file’s name. Please upload the file") },
    ]);
    expect(trailerInput.safeParse({ id: "1", link: typed }).success).toBe(false);
  },
);

it("a film file at another host stays an address", () => {
  const link = "https://films.example/intro.mp4";
  expect(linkTyped("films.example/intro.mp4").data).toMatchObject({ link });
});
