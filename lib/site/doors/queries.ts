import { cache } from "react";
import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

const doors = z.object({ isOpen: z.boolean().default(env.SANDBOX === "on") });

/** While the doors are closed, visitors see "coming soon". A demo is open until its coach decides. */
export const areDoorsOpen = cache(async (): Promise<boolean> => {
  const row = await db.setting.findUnique({ where: { group: "doors" } });
  return doors.parse(row?.value ?? {}).isOpen;
});
