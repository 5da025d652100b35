import { noParams, readRoute } from "@/lib/route-handler";
import { listTestimonials } from "@/lib/testimonials/queries";

export const GET = readRoute(noParams, () => listTestimonials());
