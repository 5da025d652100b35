import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/http/route-handler";

/** Next's own not-found page treats a request with a body as an action, and fails if it is not one. */
const handler = answering(async () => {
  throw notFoundRefusal("This address");
});

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
