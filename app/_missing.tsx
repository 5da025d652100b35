import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { env } from "@/lib/env";
import { readMenus } from "@/lib/site/menus/queries";
import { mainMenu } from "@/lib/site/menus/rules";
import type { PageHead } from "@/lib/site/pages/schema";

/** The top of the page of an address that leads nowhere, with the main menu. */
export async function MissingOpening({ heading, lead }: Pick<PageHead, "heading" | "lead">) {
  return (
    <NarrowPage title={heading} lead={lead}>
      {env.NODE_ENV === "development" && (
        <p className="text-sm text-muted">Did you forget to add the page to the router?</p>
      )}
      <ul className="border-b border-rule">
        {mainMenu(await readMenus()).map(({ label, href }) => (
          <li key={`${href} ${label}`} className="border-t border-rule">
            <PageLink href={href} className="flex min-h-12 items-center font-medium text-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </NarrowPage>
  );
}
