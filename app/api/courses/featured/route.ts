import { answerFeatured } from "@/lib/courses/public/calls";
import { noParams } from "@/lib/http/route-handler";
import { publicRoute } from "@/lib/site/doors/public-route";

export const GET = publicRoute(noParams, answerFeatured);
