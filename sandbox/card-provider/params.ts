import { z } from "zod";
import { type ErrorBody, invalidRequest } from "./errors";

const MAX_METADATA_KEYS = 50;

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, "integer")
  .transform(Number);

export const filled = z.string().min(1, "empty");

export const flag = z.enum(["true", "false"]).transform((text) => text === "true");

export const webAddress = z
  .string()
  .max(5000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), "url");

export const expand = z.array(z.string()).max(20).optional();

/** An empty value unsets its key; an empty string instead of the whole object unsets all keys. */
export const metadata = z
  .union([
    z.literal(""),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((keys) => Object.keys(keys).length <= MAX_METADATA_KEYS, "at most 50 keys"),
  ])
  .optional();

export function mergeMetadata(
  current: Record<string, string>,
  change: z.infer<typeof metadata>,
): Record<string, string> {
  if (change === undefined) return current;
  if (change === "") return {};
  return Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== ""),
  );
}

export const listParams = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gte: integer }).optional(),
  expand,
};

export const expandOnly = z.strictObject({ expand });

/** Throws the provider's 400 for the first thing that the schema refuses. */
export function parseParams<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw invalidRequest(...describe(result.error.issues[0]));
}

function describe(issue: z.core.$ZodIssue | undefined): [string, Partial<ErrorBody>] {
  if (!issue) return ["The request is invalid.", {}];
  if (issue.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return [`Received unknown parameter: ${param}`, { code: "parameter_unknown", param }];
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    return [`Missing required param: ${param}.`, { code: "parameter_missing", param }];
  }
  if (issue.message === "integer") {
    return [`Invalid integer: ${issue.input}`, { code: "parameter_invalid_integer", param }];
  }
  if (issue.message === "empty")
    return [describeEmpty(param), { code: "parameter_invalid_empty", param }];
  if (issue.message === "country") {
    return [
      `Country '${issue.input}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      { param },
    ];
  }
  if (issue.message === "url") return ["Not a valid URL", { code: "url_invalid", param }];
  return [`Invalid ${param}: ${issue.message}`, { param }];
}

function describeEmpty(param: string): string {
  return `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
}

function nameOf(path: PropertyKey[]): string {
  const [head = "", ...rest] = path.map(String);
  return head + rest.map((part) => `[${part}]`).join("");
}
