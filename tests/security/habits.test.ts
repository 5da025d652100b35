import { expect, it } from "vitest";
import { limits } from "@/lib/http/rate-limit";
import { codeOf, sources } from "./sources";

/** What only the named files may do. Each addition needs a reason. */
const HABITS: [what: string, how: RegExp, files: string[]][] = [
  [
    "starts a program",
    /"(?:node:)?(?:child_process|vm|worker_threads)"/,
    // A thread with a limit of memory and time, for documents from elsewhere.
    ["lib/media/documents/read.ts", "lib/media/documents/thread.ts"],
  ],
  ["runs text as code", /\beval\(|\bFunction\(/, []],
  [
    "builds a pattern from text",
    /\bRegExp\(/,
    // Those in lib are put together from constants, never from what somebody typed.
    [
      ...["front/defer-scripts.ts", "lib/media/caption-tags.ts", "lib/media/caption-times.ts"],
      ...["lib/media/captions.ts", "lib/media/pdf/rules.ts", "lib/paths/mailed-link.ts"],
      "lib/text/sums.ts",
    ],
  ],
  ["builds SQL from text", /\$(?:query|execute)RawUnsafe|Prisma\.raw\(/, ["lib/lists/arrange.ts"]],
  [
    "renders raw HTML",
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    // The editor only reads what it cleaned in a document that runs nothing.
    ["components/admin/editor/pasting.ts", "components/ui/rich-text.tsx"],
  ],
  ["embeds plug-ins", /<(?:object|embed|applet)(?:\s|\/?>$)/m, []],
  [
    "listens to other windows",
    /addEventListener\("message"|\.onmessage|postMessage\(/,
    // The thread answers the code that started it.
    ["lib/media/documents/thread.ts"],
  ],
  [
    "stores something in the browser",
    /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/,
    // The script in the page reads one hint, before any module is there; checkout and sign-in try whether a cookie stays.
    ["components/ui/browser-storage.ts", "components/ui/cookie-notice.tsx", "front/first-touch.js"],
  ],
  ["lets other sites read answers", /access-control-allow/i, []],
  ["uses predictable randomness", /Math\.random/, []],
  [
    "signs, seals or compares secrets",
    /\b(?:createHmac|createCipheriv|createDecipheriv|hkdfSync|timingSafeEqual)\b/,
    ["lib/secrets.ts"],
  ],
  ["uses another hash than SHA-256", /createHash\("(?!sha256"\))|\b(?:md5|sha1|sha-1)\b/i, []],
  ["trusts every certificate", /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  ["reads HTTP less strictly than Node does", /insecureHTTPParser|httpParser/, []],
  ["writes a log past the logger", /pino\.(?:transport|destination|file)|syslog/, []],
  ["imports Next's internals", /"next\/dist\//, []],
  ["imports stand-ins or tests", /from "(?:@\/|(?:\.\.\/)+)(?:sandbox|tests|bench)\//, []],
];

/** Each limit of lib/http/rate-limit.ts, and the file that checks it before doing anything. */
const CHECKED = [
  "certificate-name: app/(learning)/learn/[courseSlug]/certificate/actions.ts",
  "contact-network: app/(marketing)/contact/actions.ts",
  "correct-address: app/(shop)/payment-success/actions.ts",
  "email-change: app/(account)/account/rights-actions.ts",
  "newsletter-network: app/api/newsletter/subscribe/route.ts",
  "payment-intent: app/api/create-payment-intent/route.ts",
  "payment-success: lib/checkout/payment-success/queries.ts",
  "policy-report: app/api/policy-reports/route.ts",
  "recovery-code: app/(account)/signin/factor/actions.ts",
  "second-factor: app/(account)/signin/factor/actions.ts",
  "second-factor: app/(account)/signin/factor/actions.ts",
  "sign-in-address: lib/auth/ask-for-mail.ts",
  "sign-in-code-address: lib/auth/sign-in-links.ts",
  "sign-in-code: app/(account)/signin/actions.ts",
  "sign-in-network-day: lib/auth/ask-for-mail.ts",
  "sign-in-network: lib/auth/ask-for-mail.ts",
  "withdrawal-address: app/(marketing)/withdraw/actions.ts",
  "withdrawal-network: app/(marketing)/withdraw/actions.ts",
];

it("every limit is checked in the expected file", () => {
  const asked = sources.flatMap((file) =>
    [...codeOf(file).matchAll(/await limitRate\("([\w-]+)"/g)].map(
      ([, name]) => `${name}: ${file}`,
    ),
  );
  expect(asked.sort()).toEqual(CHECKED.sort());
  expect([...new Set(asked.map((it) => it.split(":")[0]))].sort()).toEqual(
    Object.keys(limits).sort(),
  );
});

it.each(HABITS)("only the listed files have code that %s", (_what, how, files) => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => how.test(codeOf(file))).sort()).toEqual(files);
});
