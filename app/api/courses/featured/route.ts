import { answerFeatured } from "@/lib/courses/public/calls/queries";
import { noParams } from "@/lib/http/route-handler";
import { publicRoute } from "@/lib/site/doors/visitor";

export const GET = publicRoute(noParams, answerFeatured);
