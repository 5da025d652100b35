import { PageLink } from "@/components/ui/page-link";
import { coachStanding } from "@/lib/auth/coach";

/**
 * Links a public page to its editor. Browsers that have seen the back office get their own page
 * (front/page-cache.ts), so the cache never contains this link.
 */
export async function EditLink({ href }: { href: string }) {
  if ((await coachStanding()).is !== "coach") return null;
  return (
    // Above the bar to buy; at the top, a header of two lines would cover it.
    <p className="stage fixed right-4 bottom-24 z-30 rounded-control shadow-float print:hidden">
      <PageLink href={href} className="flex min-h-11 items-center px-4 text-sm font-semibold">
        Edit this page
      </PageLink>
    </p>
  );
}
