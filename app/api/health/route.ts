import { checkDatabase } from "@/lib/health/queries";
import { isDraining } from "@/lib/http/draining";
import { answering } from "@/lib/http/route-handler";

/** 200 while the site can serve; 503 if its database does not answer or the process is stopping. */
export const GET = answering(async () => {
  if (isDraining()) return Response.json({ status: "draining" }, { status: 503 });
  await checkDatabase();
  return { status: "ok" };
});
