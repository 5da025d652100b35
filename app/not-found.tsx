import { NarrowPage } from "@/components/layout/narrow-page";
import { mainNav } from "@/components/layout/nav-items";
import { PageLink } from "@/components/ui/page-link";
import { env } from "@/lib/env";

export const metadata = { title: "404 Page Not Found" };

export default function NotFound() {
  return (
    <NarrowPage
      title="404 Page Not Found"
      lead="There is nothing at this address. Perhaps one of these is what you were looking for:"
    >
      {env.NODE_ENV === "development" && (
        <p className="text-sm text-muted">Did you forget to add the page to the router?</p>
      )}
      <ul className="border-b border-rule">
        {mainNav.map(({ label, href }) => (
          <li key={href} className="border-t border-rule">
            <PageLink href={href} className="flex min-h-12 items-center font-medium text-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </NarrowPage>
  );
}
