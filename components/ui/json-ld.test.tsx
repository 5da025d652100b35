import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "./json-ld";

it("no text of a course can close its script element", () => {
  const name = 'A</script><img src=x onerror="alert(1)"><!--<script>';
  const page = renderToStaticMarkup(<JsonLd things={[{ "@type": "Course", name }]} />);
  expect(page.match(/<\/?script/gi)).toEqual(["<script", "</script"]);
  const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(page) ?? [];
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] });
});
