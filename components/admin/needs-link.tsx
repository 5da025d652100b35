"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { callApi } from "@/lib/http/api-client";
import { hasShape, type Shaped } from "@/lib/http/json-shape";
import { adminPaths } from "@/lib/paths/back-office";

const needsShape = { alerts: "number", messages: "number" } as const;
type Needs = Shaped<typeof needsShape>;

/** The bar stays while its pages change, so it asks anew at each of them. */
export function NeedsLink({ needs }: { needs: Needs }) {
  const pathname = usePathname();
  const [{ alerts, messages }, setNeeds] = useState(needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to ask anew.
  useEffect(() => {
    // Where the count cannot be had, the last one stays.
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
