import { afterAll, vi } from "vitest";

// The files of a thread share its globals and modules, so one file's stubs must not reach the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
