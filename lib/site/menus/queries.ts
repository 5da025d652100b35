import { keepLast } from "@/lib/database/keep-last";
import { describedReader } from "@/lib/site/described/queries";
import { readOffAddresses } from "@/lib/site/pages/off/queries";
import { leaveOutLinks } from "@/lib/site/pages/off/rules";
import { menus } from "./schema";

const readAll = describedReader("menus", menus);

/** As visitors see them. The coach's form also shows the links to pages that are off the site. */
export const readMenus = keepLast(async () => {
  const [all, off] = await Promise.all([readAll(), readOffAddresses()]);
  return leaveOutLinks(all, off);
});
