import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { formAction } from "./action";
import { emptyForm } from "./state";

beforeEach(() => void vi.restoreAllMocks());

const schema = z.object({ name: z.string().min(1, "Please give a name.") });
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it("a command receives only the fields of its schema", async () => {
  const seen: unknown[] = [];
  const act = formAction(schema, async (input) => {
    seen.push(input);
    return {};
  });
  await act(emptyForm, form({ name: "Ann", role: "coach", __proto__: "x" }));
  expect(seen).toEqual([{ name: "Ann" }]);
});

it("an invalid field is reported next to it, and typed values are kept", async () => {
  const run = vi.fn();
  const typed = { name: "", message: "Half a thought" };
  expect(await formAction(schema, run)(emptyForm, form(typed))).toEqual({
    errors: { name: "Please give a name." },
    values: typed,
  });
  expect(run).not.toHaveBeenCalled();
});

it("an unexpected error is logged once and answered without details", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const error = new Error("a secret of the inside");
  const act = formAction(schema, async () => {
    throw error;
  });
  const state = await act(emptyForm, form({ name: "Ann" }));
  expect(state).toMatchObject({ message: expect.stringMatching(/^Something went wrong/) });
  expect(JSON.stringify(state)).not.toContain("secret");
  expect(logged.mock.calls).toEqual([[{ err: error }, "form failed"]]);
});

it("a refusal's cause is logged once, and the form shows only the refusal", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const refusal = new Refusal(503, "Please try again.", {}, { cause: new Error("ECONNREFUSED") });
  const act = formAction(schema, () => Promise.reject(refusal));
  const state = await act(emptyForm, form({ name: "Ann" }));
  expect(state).toEqual({ errors: {}, values: { name: "Ann" }, message: "Please try again." });
  expect(logged.mock.calls).toEqual([[{ err: refusal }, "refused"]]);
});
