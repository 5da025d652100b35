"use client";

import { usePathname } from "next/navigation";
import type { NavItem } from "./nav-items";
import { PageLink } from "./page-link";

export function NavLink({ item, onFollow }: { item: NavItem; onFollow?: () => void }) {
  const current = usePathname() === item.href;
  return (
    <PageLink
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onFollow}
      className="flex min-h-12 items-center text-lg font-medium decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline md:min-h-11 md:text-sm"
    >
      {item.label}
    </PageLink>
  );
}
