import { z } from "zod";
import { query } from "./world";

const waiting = z.array(
  z.object({
    task: z.string(),
    key: z.string().nullable(),
    attempts: z.number(),
    isRunning: z.boolean(),
    error: z.string().nullable(),
  }),
);

/**
 * The jobs still to be done, and why they have failed so far. Leaves out the clock's own jobs, whose key is
 * their task: they appear whenever they are due, and a killed one is replaced at the next time. Also leaves out
 * the jobs that forget replaced files after a month.
 */
export async function readJobs() {
  return waiting.parse(
    await query(
      `SELECT task_identifier AS task, key, attempts, locked_at IS NOT NULL AS "isRunning",
         last_error AS error FROM graphile_worker.jobs
       WHERE key IS DISTINCT FROM task_identifier AND task_identifier NOT IN ('forget-file', 'forget-picture')`,
    ),
  );
}
