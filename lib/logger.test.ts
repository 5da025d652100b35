import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

function logged(code: string): string {
  const script = `import { logger } from "./lib/logger.ts"; ${code}`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
}

it("an entry is one line of JSON with its time in milliseconds, whatever its content", () => {
  const before = Date.now();
  const lines = logged('logger.info({ path: "/a\\r\\nfaked" }, "two\\nlines")').split("\n");
  expect(lines).toHaveLength(2);
  const { time, ...entry } = JSON.parse(lines[0] ?? "");
  expect(entry).toEqual({ level: 30, path: "/a\r\nfaked", msg: "two\nlines" });
  expect(time).toBeGreaterThanOrEqual(before);
});

it("an error is logged with its messages and causes, but without properties that a service added", () => {
  const [line = ""] = logged(`
    const cause = Object.assign(new Error("No such refund."), {
      detail: "Key (email)=(ann@example.com) already exists.",
      raw: { payment_intent: { client_secret: "pi_1_s3cret", receipt_email: "ann@example.com" } },
    });
    logger.warn({ err: Object.assign(new Error("Refused.", { cause }), { theirs: cause.raw }) });
  `).split("\n");
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({ type: "Error", message: "Refused.: No such refund." });
  expect(err.stack).toContain("caused by: Error: No such refund.");
  expect(line).not.toMatch(/ann@|s3cret/);
});

it("each error of an AggregateError is logged", () => {
  const [line = ""] = logged(`
    const secret = { client_secret: "pi_1_s3cret" };
    const errors = [new Error("first"), Object.assign(new Error("second"), secret)];
    logger.error({ err: new AggregateError(errors, "Not all could be served.") });
  `).split("\n");
  const { err } = JSON.parse(line);
  expect(err.errors).toMatchObject([{ message: "first" }, { message: "second" }]);
  expect(line).not.toContain("s3cret");
});

it("a thrown value that is not an error is logged without its properties", () => {
  const said = logged(
    'logger.warn({ err: { body: "Dear Ann" } }); logger.warn({ err: "a word" });',
  );
  expect(
    said
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).err),
  ).toEqual(["[object Object]", "a word"]);
});

it("addresses, tokens and codes that are logged by mistake are redacted", () => {
  const said = logged(
    'logger.info({ email: "ann@example.com", order: { token: "t0ken" }, code: "123456", headers: { cookie: "c00kie" } })',
  );
  expect(said).toContain("[Redacted]");
  expect(said).not.toMatch(/ann@|t0ken|123456|c00kie/);
});
