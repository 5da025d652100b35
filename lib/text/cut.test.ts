import { expect, it } from "vitest";
import { cutText } from "./cut";

it.each([
  ["Calm nerves", 4, "Calm"],
  ["Calm", 4, "Calm"],
  ["Calm 🎭", 6, "Calm "],
  ["Calm 🎭", 7, "Calm 🎭"],
  ["Calm 👍🏽!", 8, "Calm "],
  ["Us 👩‍👩‍👧", 8, "Us "],
  ["Cafe\u0301", 4, "Caf"],
  ["ab🇮🇪🇬🇧", 4, "ab"],
  ["ab🇮🇪🇬🇧", 6, "ab🇮🇪"],
  ["A 🏴󠁧󠁢󠁳󠁣󠁴󠁿", 10, "A "],
])("%j is cut after %i units to %j, never within a character", (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
