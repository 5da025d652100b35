import { metrics } from "@opentelemetry/api";
import { readReadiness } from "./queries";

/** A database that is down leaves a gap in the metrics. */
export function measureBacklog(): void {
  const meter = metrics.getMeter("shop");
  const oldestJob = meter.createObservableGauge("shop.jobs.oldest", { unit: "s" });
  const oldestMail = meter.createObservableGauge("shop.mails.oldest_unsent", { unit: "s" });
  const unserved = meter.createObservableGauge("shop.payments.unserved");
  meter.addBatchObservableCallback(
    async (numbers) => {
      const backlog = await readReadiness();
      numbers.observe(oldestJob, backlog.oldestJobSeconds);
      numbers.observe(oldestMail, backlog.oldestUnsentMailSeconds);
      numbers.observe(unserved, backlog.unservedPayments);
    },
    [oldestJob, oldestMail, unserved],
  );
}
