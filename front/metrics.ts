import { metrics } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { onDraining } from "../lib/draining.ts";
import { env } from "../lib/env.ts";

/**
 * Numbers for whoever watches the site, by OpenTelemetry's protocol. The exporter reads the other
 * variables of that standard (headers, timeout) by itself. Instruments that are made before this do nothing.
 */
export function exportMetrics(): void {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const provider = new MeterProvider({ readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  onDraining(() => provider.shutdown());
}
