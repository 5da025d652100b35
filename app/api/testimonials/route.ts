import { noParams, readRoute } from "@/lib/http/route-handler";
import { listTestimonials } from "@/lib/site/testimonials/queries";

export const GET = readRoute(noParams, () => listTestimonials());
