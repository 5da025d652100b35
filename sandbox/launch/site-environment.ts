import { resolve } from "node:path";
import type { Environment } from "./leashed.mjs";
import type { Ports } from "./ports";
import type { Secrets } from "./secrets";

export const COACH_EMAIL = "coach@example.test";

/** Next would read an unset variable from a .env file, which may hold production's settings. */
const ABSENT = {
  DIRECT_DATABASE_URL: "",
  RESEND_WEBHOOK_SECRET: "",
  MEDIA_ENDPOINT: "",
  MEDIA_REGION: "",
  MEDIA_BUCKET: "",
  MEDIA_ACCESS_KEY_ID: "",
  MEDIA_SECRET_ACCESS_KEY: "",
  TRUSTED_PROXIES: "",
  COUNTRY_HEADER: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "",
  TLS_CERTIFICATE: "",
  TLS_KEY: "",
  VIMEO_URL: "",
};

export type SiteSettings = {
  dataDir: string;
  ports: Ports;
  databaseUrl: string;
  secrets: Secrets;
  distDir: string;
  mode: "production" | "development" | "test";
};

export function siteEnvironment(settings: SiteSettings): Environment {
  return { ...systemEnvironment(), ...productEnvironment(settings) };
}

export function productEnvironment(settings: SiteSettings): Environment {
  const { dataDir, ports, databaseUrl, secrets, distDir, mode } = settings;
  const cardProvider = `http://127.0.0.1:${ports.STRIPE_SANDBOX_PORT}`;
  return {
    ...ABSENT,
    NODE_ENV: mode,
    // As in every other way to start the site (docs/decisions/0028-process-memory.md).
    MALLOC_ARENA_MAX: "2",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: distDir,
    LISTEN_ADDRESS: "127.0.0.1",
    PORT: String(ports.PORT),
    SANDBOX: "on",
    DATABASE_URL: databaseUrl,
    NEXTAUTH_URL: `http://localhost:${ports.PORT}`,
    NEXTAUTH_SECRET: secrets.nextAuthSecret,
    COACH_EMAILS: COACH_EMAIL,
    MAIL_FROM: "Your coach <hello@example.test>",
    RESEND_API_KEY: secrets.resendApiKey,
    RESEND_BASE_URL: `http://127.0.0.1:${ports.MAILBOX_PORT}`,
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_URL: cardProvider,
    STRIPE_JS_URL: `${cardProvider}/v1/stripe.js`,
    MEDIA_DIR: resolve(dataDir, "media"),
  };
}

/** The variables that every program needs from the machine, and no others: no stray key must reach the sandbox. */
export function systemEnvironment(): Environment {
  const names = ["PATH", "HOME", "USER", "SHELL", "LANG", "TMPDIR", "TERM", "CI", "LOG_LEVEL"];
  const entries = names.map((name) => [name, process.env[name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
