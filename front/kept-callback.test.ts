import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { keptCallback } from "./kept-callback.ts";

// `%GetFeedback` shows what V8 has noted about a function. A megamorphic literal has no known shape any more.
const COLLECT = `
  import { setTimeout as pause } from "node:timers/promises";
  const next = () => new Promise((resolve) => process.nextTick(resolve));
  for (let round = 0; round < 4; round++) {
    for (let times = 0; times < 100; times++) await next();
    await pause(20);
    gc();
  }
  console.log(String(%GetFeedback(process.nextTick)));
`;

async function feedbackAfterCollecting(...options: string[]): Promise<string> {
  const flags = ["--expose-gc", "--allow-natives-syntax", "--input-type=module"];
  const args = [...flags, ...options, "-e", COLLECT];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

test("V8 knows the shape of a queued callback after it has collected garbage, because one is kept", async () => {
  expect(Object.keys(keptCallback)).toContain("callback");
  const [without, kept] = await Promise.all([
    feedbackAfterCollecting(),
    feedbackAfterCollecting("--import", "./front/kept-callback.ts"),
  ]);
  expect(without).toContain("DefineKeyedOwnPropertyInLiteral,MEGAMORPHIC");
  expect(kept).toContain("DefineKeyedOwnPropertyInLiteral,MONOMORPHIC");
  expect(kept).not.toContain("DefineKeyedOwnPropertyInLiteral,MEGAMORPHIC");
});
