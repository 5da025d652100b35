import { metrics } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { env } from "../lib/env.ts";

const SERVICE = "coaching-site";

/** Instruments created before this call record nothing. */
export function exportMetrics(): MeterProvider | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: own } = env;
  if (!(all || own)) return undefined;
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const resource = defaultResource().merge(resourceFromAttributes({ "service.name": SERVICE }));
  const provider = new MeterProvider({ readers: [reader], resource });
  metrics.setGlobalMeterProvider(provider);
  return provider;
}
