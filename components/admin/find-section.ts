import type { MenuLink } from "@/lib/site/menus/rules";

/** The section whose address is the longest one that the path begins with. */
export function findSection(sections: MenuLink[], pathname: string): MenuLink | undefined {
  return sections
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
