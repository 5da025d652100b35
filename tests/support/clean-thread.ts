import { afterAll, vi } from "vitest";

// The files of a thread share its globals and its modules: what one has replaced is not the next one's.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
