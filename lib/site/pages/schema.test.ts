import { expect, it } from "vitest";
import { addressInput, publicationInput } from "./schema";

const publish = (publishAt: string) => publicationInput.safeParse({ pageId: "1", publishAt });

it.each([
  ["2099-06-01T10:00", "2099-06-01T09:00:00.000Z"],
  ["2099-12-01T10:00:00", "2099-12-01T10:00:00.000Z"],
])("a page can be published at %s in Belfast", (shown, moment) => {
  expect(publish(shown).data?.publishAt?.toISOString()).toBe(moment);
});

it.each([
  "2099-02-30T10:00",
  "1/12/2099 09:30",
  "2099-12-01",
  "2099-12-01T10:00:00Z",
  "2099-12-01T10:00 or so",
  "tomorrow",
])("%j is no day and time to publish a page at", (text) => {
  expect(publish(text).error?.issues[0]?.message).toBe(
    "Please choose a day and a time, or neither",
  );
});

it("a page's own address may be copied with invisible marks", () => {
  expect(addressInput.parse({ pageId: "1", path: "/retreats\u200b" }).path).toBe("/retreats");
});
