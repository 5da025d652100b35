import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://coach@db.example.test/coach",
  NEXTAUTH_URL: "https://coach.example.test",
  NEXTAUTH_SECRET: "a".repeat(32),
  COACH_EMAILS: "Coach@Example.test, second@example.test",
  MAIL_FROM: "Your coach <hello@example.test>",
  RESEND_API_KEY: "re_123",
  MEDIA_DIR: "/media",
};
const bucket = {
  MEDIA_DIR: "",
  MEDIA_ENDPOINT: "https://s3.example.test",
  MEDIA_REGION: "eu-west-2",
  MEDIA_BUCKET: "films",
  MEDIA_ACCESS_KEY_ID: "id",
  MEDIA_SECRET_ACCESS_KEY: "secret",
};
const keys = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

it("reads a complete environment, with or without the card provider's keys", () => {
  expect(readEnv(production).COACH_EMAILS).toEqual(["coach@example.test", "second@example.test"]);
  for (const key of ["sk_live_1", "rk_live_1"]) {
    const given = { ...production, ...keys, STRIPE_SECRET_KEY: key };
    expect(readEnv(given).STRIPE_SECRET_KEY).toBe(key);
  }
});

it.each(["hello@example.test", "Your coach <hello@example.test>"])(
  "accepts the sender %s",
  (sender) => {
    expect(readEnv({ ...production, MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  },
);

it("accepts a folder or a bucket for films", () => {
  expect(readEnv(production).MEDIA_DIR).toBe("/media");
  expect(readEnv({ ...production, ...bucket }).MEDIA_BUCKET).toBe("films");
});

it("accepts a header with the network’s country only behind a proxy", () => {
  const header = { ...production, COUNTRY_HEADER: "CF-IPCountry" };
  expect(readEnv({ ...header, TRUSTED_PROXIES: "1" }).COUNTRY_HEADER).toBe("cf-ipcountry");
  expect(() => readEnv(header)).toThrow("COUNTRY_HEADER: is believed of a proxy only");
  const wrong = { ...header, TRUSTED_PROXIES: "1", COUNTRY_HEADER: "CF IPCountry:" };
  expect(() => readEnv(wrong)).toThrow("COUNTRY_HEADER: must be the name of a header");
});

it("names every missing or invalid variable in one message", () => {
  const broken = {
    ...production,
    DATABASE_URL: "",
    NEXTAUTH_SECRET: "short",
    MAIL_FROM: undefined,
  };
  const message = /DATABASE_URL: is missing.*NEXTAUTH_SECRET: must have.*MAIL_FROM: is missing/s;
  expect(() => readEnv(broken)).toThrow(message);
});

it.each(["DATABASE_URL", "NEXTAUTH_SECRET", "RESEND_API_KEY", "COACH_EMAILS"])(
  "%s is required",
  (name) => {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(`${name}: is missing`);
  },
);

it("keys of providers have no defaults", () => {
  const read = readEnv(production);
  for (const name of [...Object.keys(keys), "RESEND_WEBHOOK_SECRET", "MEDIA_SECRET_ACCESS_KEY"]) {
    expect(Reflect.get(read, name), name).toBeUndefined();
  }
});

describe("refuses to start", () => {
  it.each([
    [
      "with some of the card provider's keys",
      { STRIPE_SECRET_KEY: "sk_live_1" },
      "STRIPE_WEBHOOK_SECRET",
    ],
    ["with keys of two modes", { ...keys, STRIPE_SECRET_KEY: "sk_test_1" }, "another mode"],
    [
      "with a stand-in's address",
      { STRIPE_API_URL: "http://127.0.0.1:3010" },
      "belongs to the sandbox",
    ],
    [
      "with a stand-in's mailbox",
      { RESEND_BASE_URL: "http://127.0.0.1:3020" },
      "belongs to the sandbox",
    ],
    ["at an address without TLS", { NEXTAUTH_URL: "http://coach.example.test" }, "must be https"],
    [
      "as a sandbox that other machines can reach",
      { SANDBOX: "on" },
      "only be on where NEXTAUTH_URL",
    ],
    ["without a media store", { MEDIA_DIR: "" }, "MEDIA_DIR: is missing"],
    ["with two media stores", { ...bucket, MEDIA_DIR: "/media" }, "name two stores"],
    [
      "with half a bucket",
      { ...bucket, MEDIA_BUCKET: "" },
      /MEDIA_BUCKET: is needed together with MEDIA_ENDPOINT, MEDIA_REGION, MEDIA_ACCESS/,
    ],
    [
      "with keys for a bucket beside a folder",
      { MEDIA_SECRET_ACCESS_KEY: "secret" },
      "MEDIA_ENDPOINT: is needed together with MEDIA_SECRET_ACCESS_KEY",
    ],
    [
      "with a bucket without TLS",
      { ...bucket, MEDIA_ENDPOINT: "http://s3.example.test" },
      "MEDIA_ENDPOINT: must be https",
    ],
    [
      "with a collector of measurements without TLS",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example.test" },
      "OTEL_EXPORTER_OTLP_ENDPOINT: must be https",
    ],
    [
      "with a separate collector of metrics without TLS",
      { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "http://collector.example.test" },
      "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: must be https",
    ],
    ...[
      "hello@example",
      "Your coach hello@example.test",
      "Your coach <hello@example,test>",
      "Your coach <hello@example.test",
      '"Your coach <hello@example.test>"',
    ].map((sender): [string, object, string] => [
      `with the sender ${sender}, which the mail provider would refuse`,
      { MAIL_FROM: sender },
      "MAIL_FROM: must be an address",
    ]),
    ["with a certificate but no key", { TLS_CERTIFICATE: "site.crt" }, "TLS_KEY: is needed"],
    ["without the public address", { NEXTAUTH_URL: undefined }, "NEXTAUTH_URL: is missing"],
  ])("%s", (_case, change, words) => {
    expect(() => readEnv({ ...production, ...change })).toThrow(words);
  });
});
