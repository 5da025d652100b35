import type { Service } from "@/sandbox/launch/service";
import { siteEnvironment } from "@/sandbox/launch/site-environment";
import { startTestSandbox } from "./test-sandbox";

/** Vitest's global setup: runs the sandbox beside the tests, which inherit the site's environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const services: Service[] = [];
  const sandbox = await startTestSandbox("integration", (service) => services.push(service));
  Object.assign(process.env, siteEnvironment({ ...sandbox, mode: "test", distDir: ".next" }));
  return async () => {
    for (const service of services.toReversed()) await service.stop();
  };
}
