"use client";

// biome-ignore lint/style/noRestrictedImports: this is the one place that makes a PageLink of it.
import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, lazy, Suspense } from "react";

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

/** Fetched when a page is waited for; where it cannot be had, nothing is drawn and nothing breaks. */
const PageSkeleton = lazy(() => import("./page-skeletons").catch(() => ({ default: () => null })));

function Waiting({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <Suspense>
      <PageSkeleton path={href} />
    </Suspense>
  );
}
