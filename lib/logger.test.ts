import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

function logged(code: string): string {
  const script = `import { logger } from "./lib/logger.ts"; ${code}`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
}

it("an entry is one line of JSON with its time in milliseconds, whatever stands in it", () => {
  const before = Date.now();
  const lines = logged('logger.info({ path: "/a\\r\\nfaked" }, "two\\nlines")').split("\n");
  expect(lines).toHaveLength(2);
  const { time, ...entry } = JSON.parse(lines[0] ?? "");
  expect(entry).toEqual({ level: 30, path: "/a\r\nfaked", msg: "two\nlines" });
  expect(time).toBeGreaterThanOrEqual(before);
});

it("of an error its words and those of its cause are told, and nothing of what a service hung on it", () => {
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

it("of an error that gathers several, each is told", () => {
  const [line = ""] = logged(`
    const secret = { client_secret: "pi_1_s3cret" };
    const errors = [new Error("first"), Object.assign(new Error("second"), secret)];
    logger.error({ err: new AggregateError(errors, "Not all could be served.") });
  `).split("\n");
  const { err } = JSON.parse(line);
  expect(err.errors).toMatchObject([{ message: "first" }, { message: "second" }]);
  expect(line).not.toContain("s3cret");
});

it("what was thrown and is no error is named, and not told", () => {
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

it("an address, a token or a code that is logged by mistake is not told", () => {
  const said = logged(
    'logger.info({ email: "ann@example.com", order: { token: "t0ken" }, code: "123456", headers: { cookie: "c00kie" } })',
  );
  expect(said).toContain("[Redacted]");
  expect(said).not.toMatch(/ann@|t0ken|123456|c00kie/);
});
