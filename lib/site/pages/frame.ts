import { keepLast } from "@/lib/site/keep-last";
import { readSite } from "@/lib/site/settings/queries";
import { readPublishedPage } from "./queries";
import { fillInPlaces } from "./rules";
import { pageHead } from "./schema";

/** Where the coach edits what visitors read at an address without a page. */
const NOT_FOUND = "/404";

/** Every page brings it along, for the router, and so it must not fail while the database is away. */
export const readNotFoundHead = keepLast(async () => {
  const [{ head }, site] = await Promise.all([readPublishedPage(NOT_FOUND), readSite()]);
  return fillInPlaces(pageHead.parse(head.content), site);
});
