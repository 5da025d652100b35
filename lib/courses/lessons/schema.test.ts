import { expect, it } from "vitest";
import { filmInput, lessonInput } from "./schema";

it("a lesson says which of its fields holds what cannot be stored", () => {
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
