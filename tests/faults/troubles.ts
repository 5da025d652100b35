import { expect } from "vitest";
import { eventually } from "../support/eventually";
import { readJobs } from "../support/waiting-jobs";
import { cardProvider } from "../support/world";
import { expectAlerts } from "./balance";
import { count, countPaid } from "./books";
import { Customer, paidInSilence, readyToPay } from "./customer";
import { countPayments, stripe } from "./provider";
import { letPausesPass, settle, sweep } from "./time";

/** Each way in which a request to the provider can fail. Only in the last one has the provider done its work. */
export const troubles = {
  down: { down: true },
  "too busy (429)": { status: 429 },
  "refusing the key (403)": { status: 403 },
  "broken (500)": { status: 500 },
  "cut off in the middle of its answer": { dropAnswers: true },
};

export type Trouble = keyof typeof troubles;
type Fault = (typeof troubles)[Trouble];

export const creates = { method: "POST", paths: "^/v1/payment_intents$" };
export const lists = { method: "GET", paths: "^/v1/payment_intents$" };

export async function expectRefusal(buyer: Customer): Promise<void> {
  const answer = await buyer.askForPayment();
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("does not answer at the moment");
}

/** Only a key that is refused is the coach's to repair. */
function expectAlertOfRefusal(fault: Fault, kind = "permission-missing"): void {
  if ("status" in fault && fault.status === 403) expectAlerts(kind);
}

async function expectJobFailing(task: string): Promise<void> {
  await eventually(`failing ${task}`, async () =>
    (await readJobs()).some((job) => job.task === task && job.error !== null),
  );
}

/** The site's behaviour in each trouble, and the trouble that represents the others in `npm test`. */
export const stories: [name: string, usual: Trouble, story: (fault: Fault) => Promise<void>][] = [
  [
    "asked for a payment: refused with a reason, and the next attempt gets the same one payment",
    "cut off in the middle of its answer",
    async (fault) => {
      expectAlertOfRefusal(fault);
      const buyer = new Customer();
      await cardProvider.fail({ ...fault, ...creates });
      await expectRefusal(buyer);
      await cardProvider.recover();
      await buyer.payAndVanish();
      expect([await count("Order"), await countPayments()]).toEqual([1, 1]);
    },
  ],
  [
    "asked for a payment, once: the buyer does not notice",
    "too busy (429)",
    async (fault) => {
      await cardProvider.fail({ ...fault, ...creates, times: 1 });
      await new Customer().payAndVanish();
      expect(await countPayments()).toBe(1);
    },
  ],
  [
    "asked for a payment's status: the success page claims nothing, and the job is retried until it knows",
    "broken (500)",
    async (fault) => {
      expectAlertOfRefusal(fault);
      const { buyer, checkout } = await readyToPay();
      await cardProvider.fail({ ...fault, paths: "^/v1/payment_intents/pi_\\w+$", method: "GET" });
      expect(await buyer.confirm(checkout)).toBe("succeeded");
      expect(await buyer.comeBack(checkout)).toContain("We cannot look up your payment");
      await expectJobFailing("process-provider-event");
      await cardProvider.recover();
      expect(await buyer.comeBack(checkout)).toBe("Payment Successful!");
    },
  ],
  [
    "asked for payments by the sweep: the next sweep closes the gap",
    "down",
    async (fault) => {
      expectAlertOfRefusal(fault, "key-refused");
      await paidInSilence();
      await cardProvider.fail({ ...fault, ...lists });
      expect(await sweep()).toBe(false);
      await cardProvider.recover();
      expect(await sweep()).toBe(true);
      expect(await countPaid()).toBe(1);
    },
  ],
  [
    "asked for a refund: a second payment is still refunded once",
    "cut off in the middle of its answer",
    async (fault) => {
      expectAlertOfRefusal(fault);
      const buyer = new Customer();
      await buyer.payAndVanish();
      await settle();
      await cardProvider.fail({ ...fault, paths: "^/v1/refunds$", method: "POST" });
      await new Customer(buyer.email).payAndVanish();
      await expectJobFailing("refund-duplicate");
      await letPausesPass();
      await cardProvider.recover();
      await settle();
      const refunds = await stripe.refunds.list();
      expect(refunds.data.map(({ amount }) => amount)).toEqual([4999]);
    },
  ],
];
