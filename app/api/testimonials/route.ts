import { noParams } from "@/lib/http/route-handler";
import { publicRoute } from "@/lib/site/doors/visitor";
import { listTestimonials } from "@/lib/site/testimonials/queries";

export const GET = publicRoute(noParams, () => listTestimonials());
