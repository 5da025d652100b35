// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { mount } from "@/tests/support/mounted";
import { ForOwner } from "./for-owner";

const COURSE = 7;
const owned = [{ id: COURSE, slug: "one", percentage: 18, isPaused: false }];

const fetched = vi.fn<() => Promise<Response>>();

const signIn = (is = true) =>
  vi.spyOn(document, "cookie", "get").mockReturnValue(is ? "signed-in=yes" : "");

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(async () => Response.json(owned)),
  );
});

async function open() {
  const { place } = await mount(
    <ForOwner courseId={COURSE} part="progress">
      <span>£49.99</span>
    </ForOwner>,
  );
  return place;
}

const comeBack = () =>
  act(async () => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });

const says = (place: HTMLElement, words: string) =>
  vi.waitFor(() => expect(place.textContent).toBe(words));

it("shows an owner the progress, and asks nothing of anybody else", async () => {
  signIn();
  await says(await open(), "18 % done");
  signIn(false);
  fetched.mockClear();
  await says(await open(), "£49.99");
  expect(fetched).not.toHaveBeenCalled();
});

it("shows the price again on going back to it after signing out", async () => {
  signIn();
  const place = await open();
  await says(place, "18 % done");
  signIn(false);
  await comeBack();
  await says(place, "£49.99");
});

it.each([
  ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["while the site is away", async () => new Response("Away", { status: 503 })],
  ["where a proxy answers", async () => Response.json({ hello: "guest" })],
])("keeps what an owner saw %s", async (_when, answer) => {
  signIn();
  const place = await open();
  await says(place, "18 % done");
  fetched.mockImplementation(answer);
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(place.textContent).toBe("18 % done");
});

it("shows the price once the session has ended elsewhere", async () => {
  signIn();
  const place = await open();
  await says(place, "18 % done");
  fetched.mockImplementation(async () => new Response("Please sign in.", { status: 401 }));
  await comeBack();
  await says(place, "£49.99");
});
