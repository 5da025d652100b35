import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/http/route-handler";

/** Next's own not-found page treats whatever is sent to it as an action, and fails when it is not one. */
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
