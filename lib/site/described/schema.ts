import { z } from "zod";
import { readTyped } from "@/lib/forms/described-input";
import { versionField } from "@/lib/forms/fields";
import type { LegalKind } from "@/lib/site/legal/schema";

/** A setting whose form is made from its schema. */
export type DescribedGroup = "menus" | "words" | `search:${LegalKind}`;

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
