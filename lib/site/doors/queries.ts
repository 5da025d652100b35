import { z } from "zod";
import { env } from "@/lib/env";
import { readSettings } from "@/lib/site/settings/queries";

const doors = z.object({ isOpen: z.boolean().default(env.SANDBOX === "on") }).prefault({});

/** While the doors are closed, visitors see "coming soon". A demo is open until its coach closes it. */
export async function areDoorsOpen(): Promise<boolean> {
  return doors.parse((await readSettings()).doors).isOpen;
}
