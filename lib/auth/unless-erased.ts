import { isDatabaseAway } from "@/lib/db";
import { Refusal, signedOutRefusal } from "@/lib/errors";
import { isErased } from "./queries";

/**
 * What somebody does while their account is being erased fails in the database, on what is gone by then.
 *
 * @throws Refusal 401 where it failed for that reason, otherwise what `work` throws
 */
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
