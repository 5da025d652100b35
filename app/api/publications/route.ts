import { listPublications } from "@/lib/publications/queries";
import { noParams, readRoute } from "@/lib/route-handler";

export const GET = readRoute(noParams, () => listPublications());
