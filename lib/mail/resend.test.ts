import { createHmac } from "node:crypto";
import { stdSerializers } from "pino";
import { expect, it, vi } from "vitest";
import { ZodError, z } from "zod";

const key = Buffer.from("the secret of a test").toString("base64");
vi.stubEnv("RESEND_WEBHOOK_SECRET", `whsec_${key}`);
vi.stubEnv("RESEND_API_KEY", "re_123_s3cret");
const { sendMail, verifyMailEvent } = await import("./resend");

function sign(payload: string): Headers {
  const [id, timestamp] = ["msg_1", String(Math.floor(Date.now() / 1000))];
  const mac = createHmac("sha256", Buffer.from(key, "base64"));
  const signature = mac.update(`${id}.${timestamp}.${payload}`).digest("base64");
  const said = { id, timestamp, signature: `v1,${signature}` };
  return new Headers(Object.entries(said).map(([name, value]) => [`svix-${name}`, value]));
}

const bounced = JSON.stringify({ type: "email.bounced", data: {} });

it("an event that the provider has signed is accepted", () => {
  expect(verifyMailEvent(bounced, sign(bounced))).toEqual({ type: "email.bounced", data: {} });
});

it("an event with another signature is refused", () => {
  expect(() => verifyMailEvent(bounced, sign("{}"))).toThrow(
    "The mail provider did not sign this.",
  );
});

it("an event of another shape is refused as such, and its error has the difference for the log", () => {
  const payload = JSON.stringify({ type: "email.bounced", payload: {} });
  expect(() => verifyMailEvent(payload, sign(payload))).toThrow(
    expect.objectContaining({
      status: 400,
      message: "This is not an event.",
      cause: expect.any(ZodError),
    }),
  );
});

it("a refusal contains the provider's words, with addresses masked and without the key", async () => {
  const refused = (message: string) => {
    const answer = { statusCode: 422, name: "validation_error", message };
    vi.stubGlobal("fetch", async () => Response.json(answer, { status: 422 }));
    const mail = { to: ["ann@example.com"], subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    return sendMail(mail, "a-mail");
  };
  expect(await refused("The example.com domain is not verified.")).toEqual({
    outcome: "refused",
    reason: "validation_error",
    words: "The example.com domain is not verified.",
  });
  expect(await refused("No `to` (Ann <ann@example.com>, b.c@d.test)\nfor re_123_s3cret")).toEqual({
    outcome: "refused",
    reason: "validation_error",
    words: "No `to` (Ann <a…@example.com>, b…@d.test) for …",
  });
});

it("a temporary refusal throws an error without the provider's words in the log", async () => {
  const answer = { statusCode: 500, name: "application_error", message: "ann@example.com is odd" };
  vi.stubGlobal("fetch", async () => Response.json(answer, { status: 500 }));
  const mail = { to: ["ann@example.com"], subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const error: unknown = await sendMail(mail, "a-mail").catch((refused) => refused);
  expect(String(error)).toBe("Error: The mail provider refused: application_error");
  expect(JSON.stringify(stdSerializers.err(z.instanceof(Error).parse(error)))).not.toContain("odd");
});
