import type { Service } from "@/sandbox/launch/service";
import { startWorlds } from "./start-world";
import { describedWorlds, describeWorlds } from "./world-description";

/** Playwright's global setup: starts a world unless the test runner has one ready. */
export default async function setup(): Promise<() => Promise<void>> {
  const services: Service[] = [];
  if (describedWorlds().length === 0) {
    describeWorlds(await startWorlds((service) => services.push(service)));
  }
  return async () => {
    for (const service of services.toReversed()) await service.stop();
  };
}
