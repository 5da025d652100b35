import { expect, it } from "vitest";
import { PlayedSeconds } from "./played-seconds";

/** Four ticks a second, as players send them. */
function play(played: PlayedSeconds, { from, seconds, clock = 0, rate = 1 }: Scene) {
  for (let tick = 0; tick <= seconds * 4; tick++) {
    played.tick(from + (tick / 4) * rate, clock + tick / 4);
  }
}
type Scene = { from: number; seconds: number; clock?: number; rate?: number };

it("adds the played seconds to those before", () => {
  const played = new PlayedSeconds(30);
  play(played, { from: 0, seconds: 10 });
  expect(played.total).toBe(40);
});

it("counts the film's seconds at double speed", () => {
  const played = new PlayedSeconds(0);
  play(played, { from: 0, seconds: 10, rate: 2 });
  expect(played.total).toBe(20);
});

it.each([300, 0])("does not count a jump to second %i during playback", (to) => {
  const played = new PlayedSeconds(0);
  play(played, { from: 100, seconds: 5 });
  play(played, { from: to, seconds: 5, clock: 5.25 });
  expect(played.total).toBe(10);
});

it("does not count a jump during a long pause", () => {
  const played = new PlayedSeconds(0);
  play(played, { from: 0, seconds: 5 });
  played.rest();
  play(played, { from: 60, seconds: 5, clock: 600 });
  expect(played.total).toBe(10);
});

it("continues to count when a background tab ticks once a second", () => {
  const played = new PlayedSeconds(0);
  for (let second = 0; second <= 10; second++) played.tick(second, second);
  expect(played.total).toBe(10);
});
