import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Collection } from "./collection";
import * as records from "./records";
import { type Settings, settingsSchema } from "./settings";

/** Everything the provider stores. A committed transaction survives a kill of the process. */
export class Store {
  readonly #db: DatabaseSync;
  readonly paymentMethods;
  readonly intents;
  readonly charges;
  readonly refunds;
  readonly disputes;
  readonly fraudWarnings;
  readonly payouts;
  readonly endpoints;
  readonly events;
  readonly deliveries;
  readonly answers;
  readonly #settingsTable;
  #recovery = new AbortController();

  constructor(file: string) {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const db = new DatabaseSync(file);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000");
    this.#db = db;
    const parents = ["paymentIntent", "charge"];
    this.paymentMethods = new Collection(db, "payment_methods", records.paymentMethodRecord);
    this.intents = new Collection(db, "intents", records.intentRecord);
    this.charges = new Collection(db, "charges", records.chargeRecord, ["paymentIntent"]);
    this.refunds = new Collection(db, "refunds", records.refundRecord, parents);
    this.disputes = new Collection(db, "disputes", records.disputeRecord, parents);
    this.fraudWarnings = new Collection(db, "fraud_warnings", records.fraudWarningRecord);
    this.payouts = new Collection(db, "payouts", records.payoutRecord);
    this.endpoints = new Collection(db, "endpoints", records.endpointRecord);
    this.events = new Collection(db, "events", records.eventRecord, ["paymentIntent"]);
    this.deliveries = new Collection(db, "deliveries", records.deliveryRecord, ["event", "state"]);
    this.answers = new Collection(db, "answers", records.answerRecord);
    this.#settingsTable = new Collection(db, "settings", settingsSchema);
  }

  /** Runs synchronously, so nothing else in this process can run in between. */
  transaction<T>(work: () => T): T {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#db.exec("COMMIT");
      return result;
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  get settings(): Settings {
    return this.#settingsTable.find("settings") ?? { id: "settings", webhooks: true, fault: null };
  }

  changeSettings(change: Partial<Settings>) {
    const changed = { ...this.settings, ...change };
    if (this.#settingsTable.has("settings")) this.#settingsTable.update(changed);
    else this.#settingsTable.insert(changed);
  }

  /** Aborted when the fault that is switched on ends. */
  get recovered(): AbortSignal {
    return this.#recovery.signal;
  }

  endFault() {
    this.changeSettings({ fault: null });
    this.#recovery.abort();
    this.#recovery = new AbortController();
  }

  clearPayments() {
    this.transaction(() => {
      const { paymentMethods, intents, charges, refunds } = this;
      const { disputes, fraudWarnings, events, deliveries, answers } = this;
      for (const each of [paymentMethods, intents, charges, refunds]) each.clear();
      this.payouts.clear();
      for (const each of [disputes, fraudWarnings, events, deliveries, answers]) each.clear();
    });
  }

  close() {
    this.#db.close();
  }
}
