"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";

export type Needs = { alerts: number; messages: number };

/** The bar stays while its pages change, so it asks anew at each of them. */
export function NeedsLink({ needs }: { needs: Needs }) {
  const pathname = usePathname();
  const [{ alerts, messages }, setNeeds] = useState(needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to ask anew.
  useEffect(() => {
    const asking = new AbortController();
    readNeeds(asking.signal).then(
      (found) => found && setNeeds(found),
      () => {},
    );
    return () => asking.abort();
  }, [pathname]);
  const count = alerts + messages;
  return (
    <PageLink
      href={adminPaths.needsYou}
      className="flex min-h-11 shrink-0 items-center gap-2 text-sm font-medium underline-offset-8 hover:underline"
    >
      Needs you
      <span className="rounded-full border border-current px-2 tabular-nums">{count}</span>
    </PageLink>
  );
}

/** Null where it cannot be had: the last count stays. */
async function readNeeds(signal: AbortSignal): Promise<Needs | null> {
  const answer = await fetch(adminPaths.needs, { signal });
  return answer.ok ? answer.json() : null;
}
