import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { clientFor, keys, pay, startReceiver, temporaryFile } from "./harness";

vi.setConfig({ testTimeout: 30_000 });

const server = fileURLToPath(new URL("server.ts", import.meta.url));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", server], {
    env: {
      ...process.env,
      STRIPE_SANDBOX_PORT: "0",
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      WEBHOOK_URL: "http://127.0.0.1:1/nobody-listens",
      ...environment,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function urlOf(child: ReturnType<typeof start>) {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error("The server ended without naming its address.");
}

async function errorsOf(child: ReturnType<typeof start>) {
  let text = "";
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, "close");
  return { code, text };
}

it("keeps its data through kill -9, and ends on SIGTERM", async () => {
  const environment = { CARD_PROVIDER_FILE: temporaryFile() };
  const first = start(environment);
  const paid = await pay(clientFor({ url: await urlOf(first) }));
  first.kill("SIGKILL");
  await once(first, "close");
  const second = start(environment);
  const found = await clientFor({ url: await urlOf(second) }).paymentIntents.retrieve(paid.id);
  expect(found).toMatchObject({ status: "succeeded", latest_charge: paid.latest_charge });
  second.kill("SIGTERM");
  expect(await once(second, "close")).toEqual([0, null]);
});

it("names the variable to change when its port is taken", async () => {
  const { port } = new URL((await startReceiver()).url);
  const environment = { CARD_PROVIDER_FILE: temporaryFile(), STRIPE_SANDBOX_PORT: port };
  expect(await errorsOf(start(environment))).toEqual({
    code: 1,
    text: `Port ${port} is taken; set STRIPE_SANDBOX_PORT to a free one.\n`,
  });
});

it("lists every missing or invalid variable", async () => {
  const { code, text } = await errorsOf(
    start({ CARD_PROVIDER_FILE: "", STRIPE_SECRET_KEY: "sk_live_no" }),
  );
  expect(code).toBe(1);
  expect(text).toContain("CARD_PROVIDER_FILE");
  expect(text).toContain("STRIPE_SECRET_KEY");
});
