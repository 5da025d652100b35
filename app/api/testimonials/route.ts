import { noParams, readRoute } from "@/lib/route-handler";
import { listTestimonials } from "@/lib/testimonials/queries";

// Without it the answer would be fixed at build time, when there may be no testimonials yet.
export const dynamic = "force-dynamic";

export const GET = readRoute(noParams, () => listTestimonials());
