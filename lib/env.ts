import { z } from "zod";
import { emailAddress } from "./forms/fields.ts";

const list = z
  .string()
  .transform((value) => value.split(",").map((item) => item.trim().toLowerCase()))
  .pipe(z.array(emailAddress).min(1));

const address = z.url({ protocol: /^https?$/ });
const database = z.url({ protocol: /^postgres(ql)?$/ });

const stripeKeys = [
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;
const mediaBucket = [
  "MEDIA_ENDPOINT",
  "MEDIA_REGION",
  "MEDIA_BUCKET",
  "MEDIA_ACCESS_KEY_ID",
  "MEDIA_SECRET_ACCESS_KEY",
] as const;

const tls = ["TLS_CERTIFICATE", "TLS_KEY"] as const;

/** The exporter prefers the second one, which is for metrics only. */
const collectors = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"] as const;

/** With any other sender, the mail provider permanently refuses every mail. */
const sender = z
  .string()
  .refine(
    (value) =>
      emailAddress.regex(/@.*\./).safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    "must be an address, or a name and the address: Your coach <hello@example.com>",
  );

/** Several while one is being replaced: the provider signs with the old one for another day. */
const webhookSecrets = z
  .string()
  .transform((value) => value.split(",").map((item) => item.trim()))
  .pipe(z.array(z.string().startsWith("whsec_")).min(1));

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  DATABASE_URL: database,
  DIRECT_DATABASE_URL: database.optional(),
  NEXTAUTH_URL: address,
  NEXTAUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
  COACH_EMAILS: list,
  MAIL_FROM: sender,
  RESEND_API_KEY: z.string().min(1),
  RESEND_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, "must begin with rk_ or sk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  MEDIA_DIR: z.string().optional(),
  MEDIA_ENDPOINT: address.optional(),
  MEDIA_REGION: z.string().optional(),
  MEDIA_BUCKET: z.string().optional(),
  MEDIA_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_SECRET_ACCESS_KEY: z.string().optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, "must be the name of a header, such as CF-IPCountry")
    .optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  LISTEN_ADDRESS: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  TLS_CERTIFICATE: z.string().optional(),
  TLS_KEY: z.string().optional(),
  NEXT_DIST_DIR: z.string().default(".next"),
  SANDBOX: z.enum(["on", "off"]).default("off"),
  RESEND_BASE_URL: address.optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_JS_URL: address.optional(),
  VIMEO_URL: address.optional(),
});

type Values = z.output<typeof variables>;
type Refuse = (name: string, message: string) => void;

const schema = variables.superRefine((values, context) => {
  const refuse: Refuse = (name, message) =>
    context.addIssue({ code: "custom", path: [name], message });
  checkGroups(values, refuse);
  checkMediaStore(values, refuse);
  checkAddresses(values, refuse);
  checkKeyModes(values, refuse);
  checkSandbox(values, refuse);
  if (values.COUNTRY_HEADER && values.TRUSTED_PROXIES === 0) {
    refuse("COUNTRY_HEADER", "is believed of a proxy only: TRUSTED_PROXIES is 0");
  }
});

function checkGroups(values: Values, refuse: Refuse): void {
  for (const names of [stripeKeys, mediaBucket, tls]) {
    const missing = names.filter((name) => !values[name]);
    if (missing.length === names.length) continue;
    const others = names.filter((name) => values[name]).join(", ");
    for (const name of missing) refuse(name, `is needed together with ${others}`);
  }
}

function checkMediaStore(values: Values, refuse: Refuse): void {
  if (!values.MEDIA_DIR && !mediaBucket.some((name) => values[name])) {
    refuse("MEDIA_DIR", "is missing, and so is a bucket in its place (MEDIA_ENDPOINT and others)");
  }
  if (values.MEDIA_DIR && values.MEDIA_ENDPOINT) {
    refuse("MEDIA_DIR", "and MEDIA_ENDPOINT name two stores; set one of them");
  }
}

function checkAddresses(values: Values, refuse: Refuse): void {
  const { MEDIA_ENDPOINT: store, NEXTAUTH_URL: site } = values;
  if (store && !isEncrypted(store)) {
    refuse("MEDIA_ENDPOINT", "must be https: signed addresses are as good as the films");
  }
  for (const name of collectors) {
    const collector = values[name];
    if (collector && !isEncrypted(collector)) refuse(name, "must be https, or on this machine");
  }
  if (!isEncrypted(site)) {
    refuse("NEXTAUTH_URL", "must be https: cookies and mailed links are as good as keys");
  }
}

/** Null for a key of neither mode. */
export function modeOf(key = ""): "live" | "test" | null {
  if (key.includes("_live_")) return "live";
  return key.includes("_test_") ? "test" : null;
}

function checkKeyModes(values: Values, refuse: Refuse): void {
  if (modeOf(values.STRIPE_SECRET_KEY) !== modeOf(values.STRIPE_PUBLISHABLE_KEY)) {
    refuse("STRIPE_PUBLISHABLE_KEY", "is of another mode (test or live) than STRIPE_SECRET_KEY");
  }
}

function checkSandbox(values: Values, refuse: Refuse): void {
  if (values.SANDBOX === "on") {
    if (!isLoopback(values.NEXTAUTH_URL)) {
      refuse("SANDBOX", "may only be on where NEXTAUTH_URL is on this machine");
    }
    return;
  }
  for (const name of ["RESEND_BASE_URL", "STRIPE_API_URL", "STRIPE_JS_URL", "VIMEO_URL"] as const) {
    if (values[name]) refuse(name, "belongs to the sandbox; start `npm run demo` to use it");
  }
}

/** Traffic inside this machine needs no encryption. */
function isEncrypted(url: string): boolean {
  return url.startsWith("https:") || isLoopback(url);
}

function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

/** Throws one error that lists every missing or wrong variable. */
export function readEnv(source: Record<string, string | undefined>) {
  // An empty line in an .env file means "not set".
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const isAbsent = issue.code !== "custom" && filled[name] === undefined;
    return `  ${name}: ${isAbsent ? "is missing" : issue.message}`;
  });
  throw new Error(
    `The environment is not complete; .env.example explains each line.\n${lines.join("\n")}`,
  );
}

export const env = readEnv(process.env);
