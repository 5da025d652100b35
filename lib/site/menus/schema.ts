import { z } from "zod";
import { address, choice, list, optionalWords, words } from "@/lib/forms/described";
import { idTextField } from "@/lib/forms/fields";
import { describedInput } from "@/lib/site/described/schema";

function links(label: string, max: number) {
  return list(
    label,
    "link",
    {
      label: words("Words", 40),
      href: address("Where it leads"),
      shown: choice("On the site", { yes: "Shown", no: "Hidden" }).default("yes"),
    },
    max,
  );
}

const columnHint = "May be empty";

/** The coach chooses the legal links' words, but not their place: they always end the footer's last column. */
export const menus = z.object({
  main: links("Main menu", 10),
  firstTitle: optionalWords("First column of the footer", 40, { hint: columnHint }),
  first: links("Links of the first column", 12),
  secondTitle: optionalWords("Second column of the footer", 40, { hint: columnHint }),
  second: links("Links of the second column", 12),
  thirdTitle: words("Third column of the footer", 40, { hint: "The legal links end it" }),
  third: links("Links of the third column", 12),
  privacy: words("Link to the privacy policy", 40),
  terms: words("Link to the terms", 40),
  refunds: words("Link to the refunds", 40),
  accessibility: words("Link to the accessibility statement", 40),
  reviews: words("Link to the policy for testimonials", 40),
  rights: optionalWords("Behind the year and your name, at the foot", 120),
});
export type Menus = z.output<typeof menus>;

export const menuPlaces = ["main", "first", "second", "third"] as const;
export type MenuPlace = (typeof menuPlaces)[number] | "none";

export const placeChoice = z.object({
  pageId: idTextField,
  place: z.enum([...menuPlaces, "none"], "Please choose a menu, or none"),
});
export type PlaceChoice = z.output<typeof placeChoice>;

export const menusInput = describedInput(menus);
