import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { CONNECTIONS, headersOf, type Load, type Target } from "./target";

const PROGRAM = process.env.WRK_PATH ?? "wrk";

export async function hasWrk(): Promise<boolean> {
  return (await runQuietly("sh", ["-c", `command -v ${PROGRAM}`])).code === 0;
}

/** The output of our script, in milliseconds; wrk itself counts in microseconds. */
const summary = z.object({
  rate: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});

/** Sends from one thread, at a fraction of the cost of a generator written in Node. */
export async function loadByWrk(target: Target, seconds: number, scratch: string): Promise<Load> {
  const script = join(scratch, "wrk.lua");
  writeFileSync(script, describe(target));
  const { code, output } = await runQuietly(PROGRAM, [
    "--threads",
    "1",
    "--connections",
    String(CONNECTIONS),
    "--duration",
    `${seconds}s`,
    // Before V8 has compiled a page, 32 requests at once may take longer than wrk's own two seconds.
    "--timeout",
    "20s",
    "--script",
    script,
    target.url,
  ]);
  const printed = /^\{.*\}$/m.exec(output)?.[0];
  if (code !== 0 || !printed) throw new Error(`${output}\nwrk failed on ${target.url}.`);
  const { failed, ...load } = summary.parse(JSON.parse(printed));
  if (failed > 0) throw new Error(`${target.url}: ${failed} requests failed.`);
  return load;
}

/** The request as a Lua script; Lua accepts strings written as in JSON. */
function describe(target: Target): string {
  const { url, method = "GET", cookies = [""], body } = target;
  const { pathname, search } = new URL(url);
  const requests = cookies.map((cookie) => {
    const headers = Object.entries(headersOf(target, cookie))
      .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
      .join(", ");
    const sent = body ? JSON.stringify(JSON.stringify(body)) : "nil";
    return `wrk.format("${method}", ${JSON.stringify(pathname + search)}, { ${headers} }, ${sent})`;
  });
  return `local requests, turn = {}, 0
init = function() requests = { ${requests.join(",\n")} } end
request = function() turn = turn % #requests + 1; return requests[turn] end
done = function(all, latency)
  local e = all.errors
  print(string.format('{"rate":%f,"p50":%f,"p99":%f,"failed":%d}',
    all.requests / all.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}
