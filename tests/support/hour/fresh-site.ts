import type { Service } from "@/sandbox/launch/service";
import { startSite } from "@/sandbox/launch/site";
import { startTestSandbox } from "../test-sandbox";
import { mailboxAt } from "../world";
import { describedWorld } from "../world-description";

export type FreshSite = Awaited<ReturnType<typeof startFreshSite>>;

/** The demo as it is delivered. Shares only the build with the lane's own world. */
export async function startFreshSite() {
  const services: Service[] = [];
  const watch = (service: Service) => services.push(service);
  const sandbox = await startTestSandbox("hour", watch);
  const distDir = describedWorld().buildFolder;
  const { url } = await startSite(sandbox, { mode: "production", distDir, watch });
  return {
    url,
    databaseUrl: sandbox.databaseUrl,
    mailbox: mailboxAt(`http://127.0.0.1:${sandbox.ports.MAILBOX_PORT}`),
    stop: async () => {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
