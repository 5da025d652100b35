import { networkInterfaces, platform } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { startProvider } from "../card-provider/harness";
import { startMailbox } from "../mailbox/mailbox";
import { isListening } from "./ports";

/** Other addresses where a server listening everywhere would answer. On Linux all of 127.0.0.0/8 is local. */
const elsewhere = [
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address }) => address).filter((address) => address !== "127.0.0.1"),
  ),
  ...(platform() === "linux" ? ["127.0.0.2"] : []),
];

test.each([
  ["card provider", startCards],
  ["mailbox", startMails],
])("the %s answers at 127.0.0.1 and at no other address", async (_name, start) => {
  const port = Number(new URL(await start()).port);
  expect(await isListening(port, "127.0.0.1")).toBe(true);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const address of elsewhere) {
    expect([address, await isListening(port, address)]).toEqual([address, false]);
  }
});

async function startCards(): Promise<string> {
  return (await startProvider()).url;
}

async function startMails(): Promise<string> {
  const mailbox = await startMailbox({ port: 0, file: join(temporaryFolder(), "mails.sqlite") });
  onTestFinished(() => mailbox.stop());
  return mailbox.url;
}
