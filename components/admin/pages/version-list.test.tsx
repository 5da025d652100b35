import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { VersionList } from "./version-list";

it("one version is marked as on the site, a scheduled one shows its date, and another was called off", () => {
  const made = {
    name: null,
    actorEmail: "coach@example.test",
    changes: "Changed",
    createdAt: new Date(0),
  };
  const versions = [
    { ...made, number: 4, publishAt: null },
    { ...made, number: 3, publishAt: new Date("2999-07-01T09:00:00Z") },
    { ...made, number: 2, publishAt: new Date("2026-01-02T09:00:00Z") },
    { ...made, number: 1, publishAt: new Date("2026-01-01T09:00:00Z") },
  ];
  const html = renderToStaticMarkup(
    <VersionList pageId={1} versions={versions} restore={async (state) => state} />,
  );
  const [, fourth, third, second, first] = html.split("<li");
  expect(fourth).toContain("Called off");
  expect(third).toMatch(/From 1 July 2999.* on</);
  expect([third, second, first].map((row) => row?.includes("On the site"))).toEqual([
    false,
    true,
    false,
  ]);
});
