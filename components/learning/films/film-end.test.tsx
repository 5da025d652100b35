// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { LessonCard } from "@/components/learning/lesson-card";
import { paths } from "@/lib/paths/public";
import { mount } from "@/tests/support/mounted";
import { FilmEnd } from "./film-end";
import type { NextLesson } from "./use-way-on";

const LESSON = 3;
const next = { href: "/content/one?module=2", plays: true };

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

/** The progress that the page knows; a tick shows at once, and `answer` says whether it was saved. */
const progress = vi.hoisted(() => ({
  done: new Set<number>(),
  saving: {} as Record<number, boolean>,
  setCompleted: vi.fn<(lessonId: number, completed: boolean) => Promise<boolean>>(),
}));
vi.mock("@/components/learning/progress-context", () => ({ useProgress: () => progress }));

let answer: (isSaved: boolean) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  push.mockReset();
  progress.done.clear();
  progress.setCompleted.mockReset().mockImplementation((lessonId, completed) => {
    if (completed) progress.done.add(lessonId);
    else progress.done.delete(lessonId);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answer = (isSaved) => act(async () => resolve(isSaved));
    return promise;
  });
});

async function playToItsEnd(way?: NextLesson) {
  const film = (hasEnded: boolean) => <FilmEnd lessonId={LESSON} next={way} hasEnded={hasEnded} />;
  const { place, draw, leave } = await mount(film(false));
  const status = place.querySelector("[role=status]") as HTMLElement;
  expect(status.textContent).toBe("");
  await draw(film(true));
  const button = (words: string) =>
    [...place.querySelectorAll("button")].find((it) => it.textContent === words);
  const press = async (words: string) => {
    await act(async () => {
      button(words)?.focus();
      button(words)?.click();
    });
    await draw(film(true));
  };
  return { status, button, press, leave, replay: () => draw(film(false)) };
}

const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

it("announces the end in a region that was there before, and clears it when the film plays again", async () => {
  const { status, button, replay } = await playToItsEnd();
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe("That was the film. Have you finished this module?");
  await replay();
  expect(status.textContent).toBe("");
  expect(button("Mark as Complete")).toBeUndefined();
});

it("goes on by itself for a learner who asked for it", async () => {
  await playToItsEnd(next);
  await wait(5000);
  expect(progress.setCompleted).toHaveBeenCalledWith(LESSON, true);
  await answer(true);
  expect(push).toHaveBeenCalledWith(next.href);
});

it("stays when “Stay here” is pressed while the tick is being sent", async () => {
  const { press, status } = await playToItsEnd(next);
  await wait(5000);
  await press("Stay here");
  await answer(true);
  expect(push).not.toHaveBeenCalled();
  expect(status.textContent).toBe("This module is complete.");
  expect(document.activeElement).toBe(status);
  await press("Go on");
  expect(push).toHaveBeenCalledWith(next.href);
});

function pressLink() {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "#elsewhere";
  link.click();
  link.remove();
}

it("does not move a learner who has followed another link meanwhile", async () => {
  const { press } = await playToItsEnd({ ...next, plays: false });
  await press("Complete and go on");
  await act(async () => pressLink());
  await answer(true);
  expect(push).not.toHaveBeenCalled();
});

it("does not start to go on while another page is on its way", async () => {
  await playToItsEnd(next);
  await act(async () => pressLink());
  await wait(60_000);
  expect(progress.setCompleted).not.toHaveBeenCalled();
});

it("takes nobody back who has left the page meanwhile", async () => {
  const { press, leave } = await playToItsEnd({ ...next, plays: false });
  await press("Complete and go on");
  await leave();
  await answer(true);
  expect(push).not.toHaveBeenCalled();
});

it("stays if the tick could not be saved", async () => {
  await playToItsEnd(next);
  await wait(5000);
  await answer(false);
  await wait(60_000);
  expect(push).not.toHaveBeenCalled();
});

it("in a list of lessons, the focus goes on to the next lesson’s heading", async () => {
  const { place } = await mount(
    <LessonCard lessonId={4} title="Four" description="About four." minutes={null}>
      Words.
    </LessonCard>,
  );
  const { press } = await playToItsEnd({ href: paths.learn("one", 4), plays: false });
  await press("Complete and go on");
  expect(document.activeElement?.tagName).toBe("BUTTON");
  await answer(true);
  expect(push).toHaveBeenCalledWith("/learn/one#lesson-4");
  expect(document.activeElement).toBe(place.querySelector("h2"));
});

it("without a next module, the status line keeps the focus of the buttons that disappear", async () => {
  const { press, status, button } = await playToItsEnd();
  await press("Mark as Complete");
  expect(button("Mark as Complete")).toBeUndefined();
  expect(document.activeElement).toBe(status);
  expect(status.textContent).toBe("This module is complete.");
  await answer(true);
  await press("Undo");
  expect(button("Undo")).toBeUndefined();
  expect(document.activeElement).toBe(status);
});

it("says nothing after the last film of a module that was complete before", async () => {
  progress.done.add(LESSON);
  const { status, button } = await playToItsEnd();
  expect(status.textContent).toBe("");
  expect(button("Undo")).toBeUndefined();
});
