import { paths } from "@/lib/paths/public";
import type { Site } from "./schema";

/** Where visitors ask for the free consultation: the coach's calendar, or a mail to the coach. */
export function consultationAddress({ contact }: Pick<Site, "contact">): string {
  return contact.booking || paths.consultation(contact.email);
}

/** Stands for the coach's portrait until there is one. */
export const DRAWN_PORTRAIT = "/artwork/portrait.svg";

export function portraitOf({ looks }: Pick<Site, "looks">): string {
  return looks.portrait || DRAWN_PORTRAIT;
}
