"use client";

// biome-ignore lint/style/noRestrictedImports: this is the only place that wraps it as a PageLink.
import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, lazy, Suspense } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/**
 * A link that shows the skeleton of its page while the page loads. A loading.tsx would do so too, but it makes
 * React send the finished page behind the skeleton, for a script to bring to the front.
 *
 * Without a loading.tsx the router can prefetch no part of a page. Prefetching is therefore off: it would send
 * two requests for each visible link and gain nothing.
 */
export function PageLink({ children, ...link }: Props) {
  return (
    <Link {...link} prefetch={false}>
      {children}
      <Waiting href={link.href} />
    </Link>
  );
}

/** Loaded once a visitor waits for a page; if that fails, no skeleton is shown. */
const PageSkeleton = lazy(() =>
  import("./skeletons/page-skeletons").catch(() => ({ default: () => null })),
);

function Waiting({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <Suspense>
      <PageSkeleton path={href} />
    </Suspense>
  );
}
