import { unstable_cache } from "next/cache";
import * as queries from "./queries";

/** Changes of the testimonials refresh this tag, and with it each page and answer that read them. */
export const TESTIMONIALS_TAG = "testimonials";

const options = { tags: [TESTIMONIALS_TAG] };

export const listTestimonials = unstable_cache(queries.listTestimonials, ["testimonials"], options);
export const listHomeTestimonials = unstable_cache(
  queries.listHomeTestimonials,
  ["home-testimonials"],
  options,
);
export const listDancersTestimonials = unstable_cache(
  queries.listDancersTestimonials,
  ["dancers-testimonials"],
  options,
);
