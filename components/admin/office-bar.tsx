import type { ComponentProps } from "react";
import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { paths } from "@/lib/paths/public";
import { NeedsLink } from "./needs-link";
import { OfficeFrame } from "./office-frame";

type Props = { brand: string; needs: ComponentProps<typeof NeedsLink>["needs"] };

/** Replaces the site's header and footer, which app/globals.css hides wherever `data-office` is present. */
export function OfficeBar({ brand, needs }: Props) {
  return (
    <div data-office="" className="stage top-0 z-40 md:sticky print:hidden">
      <Container className="flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-5">
        <p className="min-w-0 grow basis-full pt-2 sm:basis-32 sm:pb-2 font-serif text-lg leading-tight wrap-anywhere">
          {brand}
        </p>
        <OfficeFrame />
        <NeedsLink needs={needs} />
        <PageLink
          href={paths.home}
          className="flex min-h-11 shrink-0 items-center text-sm font-medium underline-offset-8 hover:underline"
        >
          See the site
        </PageLink>
      </Container>
    </div>
  );
}
