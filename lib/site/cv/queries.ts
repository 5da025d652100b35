import { absoluteUrl } from "@/lib/paths/absolute-url";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { fillInPlaces } from "@/lib/site/pages/rules";
import { pageHead } from "@/lib/site/pages/schema";
import { readSite } from "@/lib/site/settings/queries";
import type { BrandColours } from "@/lib/text/colours";
import { type PrintedPart, readPrinted } from "./schema";

export type Cv = {
  title: string;
  lead: string;
  owner: string;
  line: string;
  /** The address of the CV's page. */
  address: string;
  colours: BrandColours;
  parts: PrintedPart[];
};

/** The published CV at this path. */
export async function readCv(path: string): Promise<Cv> {
  const [{ head, sections }, site] = await Promise.all([readPublishedPage(path), readSite()]);
  const parts = sections.flatMap(({ kind, isHidden, content }) => {
    const part = isHidden ? undefined : readPrinted(kind, content);
    return part ? [fillInPlaces(part, site)] : [];
  });
  const { heading, lead } = fillInPlaces(pageHead.parse(head.content), site);
  const { brand, contact, looks: colours } = site;
  const line = `${brand.coach}, ${contact.location} · ${contact.email}`;
  return {
    title: heading,
    lead,
    owner: brand.coach,
    line,
    address: absoluteUrl(path),
    colours,
    parts,
  };
}
