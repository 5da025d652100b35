import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readSettings } from "@/lib/site/settings/queries";

const doors = z.object({ isOpen: z.boolean().default(env.SANDBOX === "on") }).prefault({});

/** While the doors are closed, visitors see "coming soon". A demo is open until its coach closes it. */
export async function areDoorsOpen(): Promise<boolean> {
  const row = await db.setting.findUnique({ where: { group: "doors" }, select: { value: true } });
  return doors.parse(row?.value).isOpen;
}

/** The same for a page's frame, which has read all settings already. */
export async function isFrameOpen(): Promise<boolean> {
  return doors.parse((await readSettings()).doors).isOpen;
}
