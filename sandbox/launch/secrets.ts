import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  databasePassword: z.string().min(1),
  nextAuthSecret: z.string().min(32),
  resendApiKey: z.string().min(1),
  stripeSecretKey: z.string().regex(/^[rs]k_test_/),
  stripePublishableKey: z.string().startsWith("pk_test_"),
  stripeWebhookSecret: z.string().startsWith("whsec_"),
});

export type Secrets = z.infer<typeof schema>;

export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  const secrets = createSecrets();
  // Written to another file, then renamed: a crash in between must not leave half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

export function createSecrets(): Secrets {
  const random = () => randomBytes(24).toString("hex");
  return {
    databasePassword: random(),
    nextAuthSecret: random(),
    resendApiKey: `re_${random()}`,
    stripeSecretKey: `rk_test_${random()}`,
    stripePublishableKey: `pk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
  };
}
