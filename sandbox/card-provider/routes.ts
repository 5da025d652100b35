import { z } from "zod";
import { browserIntent } from "./browser-intent";
import type { Context } from "./context";
import { ApiError } from "./errors";
import { Expansion } from "./expansion";
import type { FormObject } from "./form-encoding";
import { parseParams } from "./params";

export type Answer = {
  status: number;
  body: unknown;
};

/** With the publishable key, a caller may use only the intent whose client secret it holds. */
export type Caller = { key: "secret" } | { key: "publishable"; clientSecret: string | undefined };

type Step = (ctx: Context, id: string, caller: Caller) => Answer;

export type Route = {
  method: "GET" | "POST";
  path: RegExp;
  openToBrowsers: boolean;
  /** Checks the parameters. A refused request never runs and does not use up its idempotency key. */
  prepare: (input: FormObject) => Step;
};

type Call<P> = {
  ctx: Context;
  id: string;
  params: P;
  expand: Expansion;
  caller: Caller;
};

/** A path such as `/v1/charges/:id`, the schema of its parameters, and its answer. */
export function route<P extends { expand?: string[] }>(
  method: Route["method"],
  path: string,
  schema: z.ZodType<P>,
  run: (call: Call<P>) => unknown,
  openToBrowsers = false,
): Route {
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    openToBrowsers,
    prepare: (input) => {
      const params = parseParams(schema, input);
      return (ctx, id, caller) => {
        const expand = Expansion.of(params.expand ?? []);
        const result = attempt(() => run({ ctx, id, params, expand, caller }), caller);
        // A decline is answered as an error but, unlike a thrown error, keeps what it changed.
        if (result instanceof ApiError) {
          return { status: result.status, body: { error: shownTo(caller, result).body } };
        }
        if (!emptyList.safeParse(result).success) expand.assertUsed();
        return { status: 200, body: result };
      };
    },
  };
}

const emptyList = z.object({ object: z.literal("list"), data: z.array(z.never()) });

function attempt<T>(run: () => T, caller: Caller): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof ApiError ? shownTo(caller, error) : error;
  }
}

/** Reduces the intent inside an error to what a browser may see of it. */
function shownTo(caller: Caller, error: ApiError): ApiError {
  const { payment_intent: intent, ...body } = error.body;
  if (!intent || caller.key === "secret") return error;
  return new ApiError(error.status, { ...body, payment_intent: browserIntent(intent) });
}
