import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextWithFilms } from "./text-with-films";

const LINK =
  '<p><a rel="noopener nofollow" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk</a></p>';

it("a film is shown between the texts, loads only when pressed, and has a link for browsers without scripts", () => {
  const html = renderToStaticMarkup(
    <TextWithFilms html={`<h3>Before</h3>${LINK}<p>After</p>`} isTop />,
  );
  expect(html).toMatch(/<h2>Before<\/h2>.*Play: A talk.*Watch at YouTube.*<p>After<\/p>/);
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).not.toContain("<iframe");
});

it("a text without a film is unchanged", () => {
  const html = renderToStaticMarkup(<TextWithFilms html="<p>Words.</p>" />);
  expect(html).toBe('<div class="prose-lesson"><p>Words.</p></div>');
});
