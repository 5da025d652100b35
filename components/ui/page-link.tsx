"use client";

// biome-ignore lint/style/noRestrictedImports: this is the one place that makes a PageLink of it.
import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, lazy, Suspense } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/**
 * A link that shows the outline of its page while the page is on its way. A loading.tsx would do so too,
 * but it makes React send the finished page behind the skeleton, for a script to bring to the front.
 *
 * Without a loading.tsx no part of a page can be fetched before somebody follows the link, so prefetching is
 * off: the router would make two requests for each visible link and have nothing to show for it.
 */
export function PageLink({ children, ...link }: Props) {
  return (
    <Link {...link} prefetch={false}>
      {children}
      <Waiting href={link.href} />
    </Link>
  );
}

/** Fetched once a page is being waited for; if that fails, nothing is drawn and nothing breaks. */
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
