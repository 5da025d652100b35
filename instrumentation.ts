import type { Instrumentation } from "next";

export async function register(): Promise<void> {
  // Next also compiles this file for the edge runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("./lib/server");
  await startServer();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logger } = await import("./lib/logger");
  logger.error({ err: error, path: request.path.split("?")[0] }, "request failed");
};
