import type { NavItem } from "@/components/layout/nav-items";

/** The section that a path belongs to: the one with the longest address that the path begins with. */
export function findSection(sections: NavItem[], pathname: string): NavItem | undefined {
  return sections
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
