import { z } from "zod";

const list = z
  .string()
  .transform((value) => value.split(",").map((item) => item.trim().toLowerCase()))
  .pipe(z.array(z.email()).min(1));

const address = z.url({ protocol: /^https?$/ });

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    NEXTAUTH_URL: address,
    NEXTAUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
    COACH_EMAILS: list,
    MAIL_FROM: z.string().min(3),
    RESEND_API_KEY: z.string().min(1),
    STRIPE_SECRET_KEY: z.string().startsWith("sk_").optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
    MEDIA_DIR: z.string().min(1),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    LISTEN_ADDRESS: z.string().default("0.0.0.0"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    NEXT_DIST_DIR: z.string().default(".next"),
    SANDBOX: z.enum(["on", "off"]).default("off"),
    RESEND_BASE_URL: address.optional(),
    STRIPE_API_URL: address.optional(),
    STRIPE_JS_URL: address.optional(),
  })
  .superRefine((value, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });

    const keys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
    const missing = keys.filter((name) => !value[name]);
    if (missing.length > 0 && missing.length < keys.length) {
      for (const name of missing) refuse(name, "is needed together with the other STRIPE_ keys");
    }
    if (isLive(value.STRIPE_SECRET_KEY) !== isLive(value.STRIPE_PUBLISHABLE_KEY)) {
      refuse("STRIPE_PUBLISHABLE_KEY", "is of another mode (test or live) than STRIPE_SECRET_KEY");
    }

    if (value.SANDBOX === "on") {
      if (!isLoopback(value.NEXTAUTH_URL)) {
        refuse("SANDBOX", "may only be on where NEXTAUTH_URL is on this machine");
      }
      return;
    }
    for (const name of ["RESEND_BASE_URL", "STRIPE_API_URL", "STRIPE_JS_URL"] as const) {
      if (value[name]) refuse(name, "belongs to the sandbox; start `npm run demo` to use it");
    }
  });

function isLive(key: string | undefined): boolean | undefined {
  return key?.includes("_live_");
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
    return `  ${name}: ${filled[name] === undefined ? "is missing" : issue.message}`;
  });
  throw new Error(
    `The environment is not complete; .env.example explains each line.\n${lines.join("\n")}`,
  );
}

export type Env = ReturnType<typeof readEnv>;

export const env = readEnv(process.env);
