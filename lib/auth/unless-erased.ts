import { isDatabaseAway } from "@/lib/db";
import { Refusal, signedOutRefusal } from "@/lib/errors";
import { isErased } from "./queries";

/** Work for an account that is being erased fails in the database. Throws Refusal 401 then. */
export async function unlessErased<Result>(
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isExplained = error instanceof Refusal || isDatabaseAway(error);
    if (isExplained || !(await isErased(userId))) throw error;
    throw signedOutRefusal();
  }
}
