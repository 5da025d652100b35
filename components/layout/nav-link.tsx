"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import type { MenuLink } from "@/lib/site/menus/rules";

type Props = {
  item: MenuLink;
  /** Set where subpages count as current too; by default only the link's own page does. */
  isCurrent?: boolean;
  onFollow?: () => void;
};

export function NavLink({ item, isCurrent, onFollow }: Props) {
  const pathname = usePathname();
  const current = isCurrent ?? pathname === item.href;
  return (
    <PageLink
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onFollow}
      className="flex min-h-12 items-center text-lg font-medium decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline desk:min-h-11 desk:text-sm"
    >
      {item.label}
    </PageLink>
  );
}
