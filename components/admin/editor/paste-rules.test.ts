// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { paste } from "@/tests/support/editor";

it.each([
  ["https://www.amazon.example/dp/3426302?tag=anna", "amazon.example"],
  ["https://vimeo.com/76979871/8272103f6e", "https://vimeo.com/76979871"],
  ["mailto:anna@coach.example?subject=Workbook", "anna@coach.example"],
  ["https://shop.example/book", "Mehr auf www.example.com lesen"],
])("a pasted link to %s keeps its address, though its words are %j", (href, words) => {
  const { html } = paste(`<p>See <a href="${href}">${words}</a>.</p>`);
  const parts = html.replaceAll(/ (?:target|rel)="[^"]*"/g, "");
  expect(parts).toBe(`<p>See <a href="${href}">${words}</a>.</p>`);
});

it.each([
  "3 *10 kg and 2 *12 kg",
  "2 * 3 * 4 = 24",
  "I am __ years old and __ cm tall",
  "I feel _ today and _ tomorrow",
  "Rest ~~ 2 min ~~",
  "plan.zip, warmup.mov, z.B.am Morgen, Do it.Now, Dr.Li",
])("the pasted words %j stay as they are", (words) => {
  expect(paste(`<p>${words}</p>`).html).toBe(`<p>${words}</p>`);
});

it.each([
  ["https://vimeo.com/1", "https://vimeo.com/1"],
  ["www.example.com", "https://www.example.com"],
  ["anna@example.com", "mailto:anna@example.com"],
])("the pasted address %s becomes a link", (words, href) => {
  expect(paste(`<p>See ${words} there</p>`).html).toContain(`href="${href}"`);
});
