import { listPublications } from "@/lib/publications/queries";
import { noParams, readRoute } from "@/lib/route-handler";

// Without it the answer would be fixed at build time, when there may be no publications yet.
export const dynamic = "force-dynamic";

export const GET = readRoute(noParams, () => listPublications());
