"use client";

import { usePathname } from "next/navigation";
import { NavLink } from "@/components/layout/nav-link";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { Rights } from "@/lib/auth/rules";
import { findSection } from "./find-section";
import { sections } from "./sections";

/** A sidebar on desktops; on small screens a single line that unfolds, with or without JavaScript. */
export function AdminNav({ rights }: { rights: Rights }) {
  const pathname = usePathname();
  const current = findSection(sections, pathname);
  return (
    <nav aria-label="Back office" className="print:hidden">
      {/* Following a link folds the list up again, because the changed key creates a new element. */}
      <details key={pathname} className="group sheet rounded-card border border-rule lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            <span className="font-normal text-muted">Back office: </span>
            {current?.label ?? "Menu"}
          </span>
          <span className="transition-transform group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <div className="border-t border-rule px-4 py-1">
          <SectionList rights={rights} current={current?.href} />
        </div>
      </details>
      <div className="hidden lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:block">
        <p className="eyebrow mb-2 text-muted">Back office</p>
        <SectionList rights={rights} current={current?.href} />
      </div>
    </nav>
  );
}

function SectionList({ rights, current }: { rights: Rights; current?: string }) {
  const open = sections.filter(({ right }) => !right || rights[right]);
  return (
    <ul className="divide-y divide-rule lg:divide-y-0">
      {open.map((item) => (
        <li key={item.href}>
          <NavLink item={item} isCurrent={item.href === current} />
        </li>
      ))}
    </ul>
  );
}
