import { noParams, readRoute } from "@/lib/http/route-handler";
import { listPublications } from "@/lib/site/publications/queries";

export const GET = readRoute(noParams, () => listPublications());
