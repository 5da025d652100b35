import { z } from "zod";
import { startCardProvider } from "./card-provider";

const environment = z.object({
  STRIPE_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3010),
  CARD_PROVIDER_FILE: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_test_/),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_test_"),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
  WEBHOOK_URL: z.url(),
});

const parsed = environment.safeParse(process.env);
if (!parsed.success) {
  console.error(`The card provider cannot start:\n${z.prettifyError(parsed.error)}`);
  process.exit(1);
}
const env = parsed.data;

try {
  const provider = await startCardProvider({
    port: env.STRIPE_SANDBOX_PORT,
    file: env.CARD_PROVIDER_FILE,
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhook: { url: env.WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET },
  });
  console.log(`Sandbox card provider: ${provider.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  console.error(`Port ${env.STRIPE_SANDBOX_PORT} is taken; set STRIPE_SANDBOX_PORT to a free one.`);
  process.exit(1);
}
