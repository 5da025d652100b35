import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InForce } from "./in-force";

const since = new Date("2026-11-21T12:00:00Z");

it("a former version says until when it was in force and links to the current one", () => {
  const former = renderToStaticMarkup(<InForce since={since} newer="/terms" />);
  expect(former).toContain("In force from 21 November 2026, until a ");
  expect(former).toContain('href="/terms"');
  const present = renderToStaticMarkup(<InForce since={since} />);
  expect(present).toContain("In force since 21 November 2026<");
  expect(present).not.toContain("/terms");
});
