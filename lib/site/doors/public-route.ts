import type { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { refuseWhileClosed } from "./visitor";

/** A call that anybody may make while the doors are open. */
export function publicRoute<Params>(
  schema: z.ZodType<Params>,
  answer: (params: Params) => Promise<object>,
) {
  return readRoute(schema, async (params) => {
    await refuseWhileClosed();
    return answer(params);
  });
}
