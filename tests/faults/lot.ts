export type Lot = ReturnType<typeof drawLots>;

/** Random draws that a seed reproduces: mulberry32 by Tommy Ettinger, public domain. */
export function drawLots(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(next() * things.length)];
    if (thing === undefined) throw new Error("There was nothing to draw from.");
    return thing;
  };
  return {
    pick,
    /** A whole number from 0 up to, but not including, the bound. */
    below: (bound: number) => Math.floor(next() * bound),
    /** True with the given probability. */
    chance: (chance: number) => next() < chance,
    shuffle: <Thing>(things: Thing[]): Thing[] =>
      things
        .map((thing) => ({ thing, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ thing }) => thing),
  };
}
