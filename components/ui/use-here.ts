import { usePathname, useSearchParams } from "next/navigation";

/** The page's own path and query, to return to. */
export function useHere(): string {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return query ? `${pathname}?${query}` : pathname;
}
