import type { NestedTexts } from "@/lib/forms/nested";
import { paths } from "@/lib/paths/public";
import { type MenuPlace, type Menus, menuPlaces } from "./schema";

export type MenuLink = { label: string; href: string };

function shownLinks(links: Menus["main"]): MenuLink[] {
  return links.filter(({ shown }) => shown === "yes").map(({ label, href }) => ({ label, href }));
}

export function mainMenu({ main }: Menus): MenuLink[] {
  return shownLinks(main);
}

/** Links that the law requires on every page. The coach can rename them but not remove them. */
function legalLinks(menus: Menus): MenuLink[] {
  return [
    { label: menus.privacy, href: paths.privacy },
    { label: menus.terms, href: paths.terms },
    { label: menus.refunds, href: paths.refunds },
    { label: menus.accessibility, href: paths.accessibility },
    { label: menus.reviews, href: paths.reviews },
    // The wording is the law's: Directive 2011/83/EU, Art. 11a(1).
    { label: "Withdraw from contract here", href: paths.withdraw },
  ];
}

export function footerColumns(menus: Menus): { title: string; items: MenuLink[] }[] {
  const legal = legalLinks(menus);
  const fixed = new Set(legal.map(({ href }) => href));
  const own = shownLinks(menus.third).filter(({ href }) => !fixed.has(href));
  return [
    { title: menus.firstTitle, items: shownLinks(menus.first) },
    { title: menus.secondTitle, items: shownLinks(menus.second) },
    { title: menus.thirdTitle, items: [...own, ...legal] },
  ].filter(({ items }) => items.length > 0);
}

export function linksIn(content: NestedTexts, place: string): Record<string, string>[] {
  const links = content[place];
  return Array.isArray(links) ? links : [];
}

/** The menu with a link to the address. */
export function findPlace(content: NestedTexts, path: string): MenuPlace {
  const leadsThere = (place: string) => linksIn(content, place).some(({ href }) => href === path);
  return menuPlaces.find(leadsThere) ?? "none";
}
