import { readReadiness } from "@/lib/health/queries";
import { answering } from "@/lib/route-handler";

/** 200 where requests may be sent, with what a watcher wants to see; 503 where not. */
export const GET = answering(async () => {
  const readiness = await readReadiness();
  return Response.json(readiness, {
    status: readiness.status === "ready" ? 200 : 503,
    headers: { "Cache-Control": "private, no-store" },
  });
});
