import { expect, it } from "vitest";
import { codeOf, sources } from "./sources";

/** What only the named files do, each of them after a second look. */
const HABITS: [what: string, how: RegExp, files: string[]][] = [
  ["starts a program", /node:(?:child_process|vm|worker_threads)/, []],
  ["runs a text as code", /\beval\(|new Function\(/, []],
  ["builds a pattern from a text", /\bRegExp\(/, ["front/defer-scripts.ts", "lib/auth/schema.ts"]],
  [
    "puts a question to the database together by hand",
    /\$(?:query|execute)RawUnsafe|Prisma\.raw\(/,
    ["lib/arrange.ts", "lib/orders/queries.ts"],
  ],
  [
    "draws HTML as it comes",
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    ["components/learning/lesson-text.tsx"],
  ],
  ["embeds what browsers gave up", /<(?:object|embed|applet) /, []],
  ["listens to other windows", /addEventListener\("message"|\.onmessage|postMessage\(/, []],
  ["lets other sites read answers", /access-control-allow/i, []],
  ["draws chance from what can be foretold", /Math\.random/, []],
  [
    "signs, seals or compares secrets",
    /\b(?:createHmac|createCipheriv|createDecipheriv|hkdfSync|timingSafeEqual)\b/,
    ["lib/secrets.ts"],
  ],
  ["uses another hash than SHA-256", /createHash\("(?!sha256"\))|\b(?:md5|sha1|sha-1)\b/i, []],
  ["believes every certificate", /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  ["reads HTTP less strictly than Node does", /insecureHTTPParser|httpParser/, []],
  ["writes a log elsewhere than to the logger", /pino\.(?:transport|destination|file)|syslog/, []],
  ["knows the stand-ins or the tests", /from "(?:@\/|(?:\.\.\/)+)(?:sandbox|tests|bench)\//, []],
];

it.each(HABITS)("nothing %s but what is named", (_what, how, files) => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => how.test(codeOf(file))).sort()).toEqual(files);
});
