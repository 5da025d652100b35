import { cache } from "react";
import { paths } from "@/lib/paths/public";
import { listOffAddresses } from "@/lib/site/pages/queries";
import { readSite } from "@/lib/site/settings/queries";
import { withDocuments } from "./rules";

/** No link may lead to these while the coach keeps their pages off the site. */
export const readOffAddresses = cache(async () => withDocuments(await listOffAddresses()));

/** The coach's name, with the address of the page about the coach unless it is off the site. */
export async function readTeacher(): Promise<{ name: string; href?: string }> {
  const [{ brand }, off] = await Promise.all([readSite(), readOffAddresses()]);
  const href = off.includes(paths.about) ? undefined : paths.about;
  return { name: brand.coach, href };
}
