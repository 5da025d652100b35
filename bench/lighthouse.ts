import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SESSION_HINT } from "@/lib/http/session-hint";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { step } from "@/sandbox/launch/step.mjs";
import { obtainChromium } from "@/tests/support/chromium";
import { scratch, type World } from "./world";

const VERSION = "13.5.0";

const numeric = z.object({ numericValue: z.number() });
const report = z
  .object({
    environment: z.object({ benchmarkIndex: z.number() }),
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.object({
      "largest-contentful-paint": numeric,
      "cumulative-layout-shift": numeric,
      "total-blocking-time": numeric,
    }),
  })
  .transform(({ environment, categories, audits }) => ({
    /** Lighthouse's benchmark index. Chrome's developer tools put a mid-range phone at 1,000, a slow one at 264. */
    processor: environment.benchmarkIndex,
    /** Performance, accessibility, best practices and SEO, each out of a hundred. */
    scores: ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    /** In milliseconds. */
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    /** In milliseconds. */
    tbt: audits["total-blocking-time"].numericValue,
  }));

type Audit = z.output<typeof report>;
export type Audits = Record<string, Audit[]>;

export async function runLighthouse(world: World, times: number, quick: boolean): Promise<Audits> {
  const command = await obtainLighthouse();
  const chromium = await obtainChromium();
  const audits: Audits = {};
  for (let time = 0; time < times; time++) {
    for (const [name, { url, cookie }] of Object.entries(listPages(world, quick))) {
      audits[name] = [...(audits[name] ?? []), await audit(command, chromium, url, cookie)];
    }
  }
  return audits;
}

function listPages({ ours, plainNode, nginx, learners }: World, quick: boolean) {
  const { slug, cookies } = learners;
  // A cookie that the site sets would replace this header, and with it the session.
  const cookie = `${cookies[0]}; ${SESSION_HINT}=yes`;
  const page = (path: string, as?: string) => ({ url: ours.url + path, cookie: as });
  return {
    "/": page("/"),
    "/ without scripts": {
      url: `${(nginx ?? plainNode).url}/no-script.html`,
      cookie: undefined,
    },
    ...(!quick && {
      "/courses": page("/courses"),
      "/courses/{slug}": page(`/courses/${slug}`),
      "/about": page("/about"),
      "/contact": page("/contact"),
      "/learn/{slug}": page(`/learn/${slug}`, cookie),
      "/checkout": page("/checkout?courseId=1&title=x&amount=49.99"),
      "/account": page("/account", cookie),
    }),
  };
}

/** Lighthouse's browser sometimes loses the recording of a page, and the audit must be run again. */
const TRIES = 6;

async function audit(command: string, chromium: string, url: string, cookie?: string) {
  for (let attempt = 1; ; attempt++) {
    const { code, output, file } = await runOnce(command, chromium, url, cookie);
    if (code === 0) return report.parse(JSON.parse(readFileSync(file, "utf8")));
    if (attempt === TRIES) throw new Error(`${output}\nLighthouse failed on ${url}.`);
  }
}

async function runOnce(command: string, chromium: string, url: string, cookie?: string) {
  const file = scratch("lighthouse.json");
  const { code, output } = await runQuietly(
    process.execPath,
    [
      command,
      url,
      "--output=json",
      `--output-path=${file}`,
      "--quiet",
      "--chrome-flags=--headless=new --no-sandbox",
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  return { code, output, file };
}

/** Lighthouse is far larger than the site and needed only here, so it is not a dependency. */
async function obtainLighthouse(): Promise<string> {
  const folder = scratch("lighthouse");
  const command = join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  const { code, output } = await step("Installing Lighthouse", () =>
    runQuietly("npm", ["install", "--no-save", "--prefix", folder, `lighthouse@${VERSION}`]),
  );
  if (code !== 0) throw new Error(output);
  return command;
}
