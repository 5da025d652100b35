import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

const doors = z.object({ isOpen: z.boolean().default(env.SANDBOX === "on") });

/** While the doors are closed, visitors see "coming soon". A demo is open until its coach closes it. */
export async function areDoorsOpen(): Promise<boolean> {
  const row = await db.setting.findUnique({ where: { group: "doors" }, select: { value: true } });
  return doors.parse(row?.value ?? {}).isOpen;
}
