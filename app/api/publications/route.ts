import { noParams } from "@/lib/http/route-handler";
import { publicRoute } from "@/lib/site/doors/visitor";
import { listPublications } from "@/lib/site/publications/queries";

export const GET = publicRoute(noParams, () => listPublications());
