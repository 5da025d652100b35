import { createHmac } from "node:crypto";
import { expect, it, vi } from "vitest";
import { ZodError } from "zod";

const key = Buffer.from("the secret of a test").toString("base64");
vi.stubEnv("RESEND_WEBHOOK_SECRET", `whsec_${key}`);
const { verifyMailEvent } = await import("./resend");

function sign(payload: string): Headers {
  const [id, timestamp] = ["msg_1", String(Math.floor(Date.now() / 1000))];
  const mac = createHmac("sha256", Buffer.from(key, "base64"));
  const signature = mac.update(`${id}.${timestamp}.${payload}`).digest("base64");
  const said = { id, timestamp, signature: `v1,${signature}` };
  return new Headers(Object.entries(said).map(([name, value]) => [`svix-${name}`, value]));
}

const bounced = JSON.stringify({ type: "email.bounced", data: {} });

it("what the provider has signed is its event", () => {
  expect(verifyMailEvent(bounced, sign(bounced))).toEqual({ type: "email.bounced", data: {} });
});

it("what it has not signed is refused as that", () => {
  expect(() => verifyMailEvent(bounced, sign("{}"))).toThrow(
    "The mail provider did not sign this.",
  );
});

it("an event of another shape is not taken for a wrong signature, and the log can say where it differs", () => {
  const payload = JSON.stringify({ type: "email.bounced", payload: {} });
  expect(() => verifyMailEvent(payload, sign(payload))).toThrow(
    expect.objectContaining({
      status: 400,
      message: "This is not an event.",
      cause: expect.any(ZodError),
    }),
  );
});
