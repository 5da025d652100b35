"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { callApi } from "@/lib/http/api-client";
import { hasShape, type Shaped } from "@/lib/http/json-shape";
import { adminPaths } from "@/lib/paths/back-office";

const needsShape = { alerts: "number", messages: "number" } as const;
type Needs = Shaped<typeof needsShape>;

/** The bar stays mounted while the page changes, so it asks again on each page. */
export function NeedsLink({ needs }: { needs: Needs }) {
  const pathname = usePathname();
  const [{ alerts, messages }, setNeeds] = useState(needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to ask again.
  useEffect(() => {
    // If the call fails, the last count stays.
    const keep = (found: unknown) => hasShape(found, needsShape) && setNeeds(found);
    callApi(adminPaths.needs).then(keep, () => {});
  }, [pathname]);
  return (
    <PageLink
      href={adminPaths.needsYou}
      className="flex min-h-11 shrink-0 items-center gap-2 text-sm font-medium underline-offset-8 hover:underline"
    >
      Needs you
      <span className="rounded-full border border-current px-2 tabular-nums">
        {alerts + messages}
      </span>
    </PageLink>
  );
}
