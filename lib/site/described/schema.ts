import { z } from "zod";
import { readTyped } from "@/lib/forms/described-input";
import { versionField } from "@/lib/forms/fields";

/** A setting whose form is made from its schema. */
export type DescribedGroup = "menus" | "words";

export function describedInput(schema: z.ZodObject) {
  return z
    .object({ version: versionField })
    .catchall(z.string())
    .transform(({ version, ...values }, context) => ({
      version,
      content: readTyped(schema, values, context),
    }));
}
export type DescribedEdit = z.output<ReturnType<typeof describedInput>>;
