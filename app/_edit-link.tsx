import { PageLink } from "@/components/ui/page-link";
import { coachStanding } from "@/lib/auth/coach";

/**
 * The way from a public page to its editor. Only a browser that has seen the back office is answered with a
 * page of its own (front/page-cache.ts); what is kept for everybody never holds this.
 */
export async function EditLink({ href }: { href: string }) {
  if ((await coachStanding()).is !== "coach") return null;
  return (
    <p className="stage fixed top-[calc(var(--header-height)+0.75rem)] right-4 z-30 rounded-control shadow-float print:hidden">
      <PageLink href={href} className="flex min-h-11 items-center px-4 text-sm font-semibold">
        Edit this page
      </PageLink>
    </p>
  );
}
