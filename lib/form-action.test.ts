import { expect, it } from "vitest";
import { z } from "zod";
import { formAction } from "./form-action";
import { emptyForm } from "./form-state";

const schema = z.object({ name: z.string().min(1, "Please give a name.") });
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it("no field reaches a command but those of its schema", async () => {
  const seen: unknown[] = [];
  const act = formAction(schema, async (input) => {
    seen.push(input);
    return {};
  });
  await act(emptyForm, form({ name: "Ann", role: "coach", __proto__: "x" }));
  expect(seen).toEqual([{ name: "Ann" }]);
});
