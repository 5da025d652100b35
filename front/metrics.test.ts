import { metrics } from "@opentelemetry/api";
import { expect, it, onTestFinished, vi } from "vitest";

it.each([
  ["all measurements", "OTEL_EXPORTER_OTLP_ENDPOINT"],
  ["metrics alone", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"],
])("a collector of %s gets the metrics", async (_what, name) => {
  vi.resetModules();
  vi.stubEnv(name, "https://127.0.0.1:1");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    metrics.disable();
  });
  const { exportMetrics } = await import("./metrics");
  const provider = exportMetrics();
  expect(provider).toBeDefined();
  // Nothing was measured, so the last export fails without harm.
  await provider?.shutdown().catch(() => {});
});
