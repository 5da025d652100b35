"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import { MAIN_ID } from "./page-shell";
import { findPageSkeleton } from "./page-skeletons";

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/**
 * A link that shows the shape of its page while that is on its way. A loading.tsx would do so too,
 * but it makes React send the ready page behind the skeleton, for a script to bring to the front.
 *
 * Without one there is no part of a page to be fetched before somebody follows the link: the router would
 * ask twice for each link on view, and have nothing to show for it.
 */
export function PageLink({ children, ...link }: Props) {
  return (
    <Link {...link} prefetch={false}>
      {children}
      <Waiting href={link.href} />
    </Link>
  );
}

function Waiting({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  const PageSkeleton = findPageSkeleton(href);
  const main = pending && PageSkeleton ? document.getElementById(MAIN_ID) : null;
  if (!main || !PageSkeleton) return null;
  return createPortal(
    <div className="pointer-events-none absolute inset-0 z-30 animate-[rise_150ms_150ms_both] bg-paper">
      <div className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] overflow-hidden">
        <PageSkeleton />
      </div>
    </div>,
    main,
  );
}
