import { checkDatabase } from "@/lib/health/queries";
import { answering } from "@/lib/route-handler";

/** 200 while the site can serve; 503 when its database does not answer. */
export const GET = answering(async () => {
  await checkDatabase();
  return { status: "ok" };
});
