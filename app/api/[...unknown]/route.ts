import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/route-handler";

/** Next's own page for what is not there takes what is sent to it for an action, and fails on what is none. */
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
