import fc from "fast-check";
import { z } from "zod";
import { hostileText } from "./hostile";

/** Realistic values by field name, which pass a schema's transformations and refinements. */
export type Plausible = Record<string, fc.Arbitrary<unknown>>;

/** Inputs that fit a schema, or almost. */
export function fromSchema(schema: z.ZodType, plausible: Plausible) {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return fromObject(jsonSchema.parse(shape), plausible);
}

function fromObject(shape: Shape, plausible: Plausible): fc.Arbitrary<Record<string, unknown>> {
  const { properties, anyOf, oneOf } = shape;
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromObject(choice, plausible)));
  const fields = Object.entries(properties ?? {}).map(
    ([name, shape]) => [name, withHint(fromShape(shape), plausible[name])] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

function withHint(arbitrary: fc.Arbitrary<unknown>, hint: fc.Arbitrary<unknown> | undefined) {
  return hint ? fc.oneof({ weight: 8, arbitrary: hint }, arbitrary) : arbitrary;
}

const jsonSchema = z.looseObject({
  type: z.string().optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  maximum: z.number().optional(),
});

type Shape = z.infer<typeof jsonSchema>;

function fromShape(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fromShape));
  switch (shape.type) {
    case "array":
      return fc.array(fromShape(shape.items ?? {}), { maxLength: 3 });
    case "integer":
      return fc.oneof(
        fc.constant(1),
        fc.integer({ min: 0, max: Math.min(shape.maximum ?? 9, 99) }),
      );
    case "number":
      return fc.constantFrom(0, 1, 49.99);
    case "boolean":
      return fc.boolean();
    default:
      return fromFormat(shape.format);
  }
}

function fromFormat(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  return fc.oneof(
    fc.constantFrom("7000001", "2026-11", "Ada Lovelace", "123456", "on"),
    hostileText,
  );
}
