import type { Service } from "@/sandbox/launch/service";
import { startWorld } from "./start-world";
import { describeWorld, isWorldDescribed } from "./world-description";

/** Playwright's global setup: starts a world unless the test runner has one ready. */
export default async function setup(): Promise<() => Promise<void>> {
  const services: Service[] = [];
  if (!isWorldDescribed()) {
    describeWorld(await startWorld((service) => services.push(service)));
  }
  return async () => {
    for (const service of services.toReversed()) await service.stop();
  };
}
