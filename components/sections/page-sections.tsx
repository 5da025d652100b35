import { Fragment, type ReactElement } from "react";
import { PageHero } from "@/components/marketing/page-hero";
import type { Crumb } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import type { Surface } from "@/components/ui/section";
import { logger } from "@/lib/logger";
import type { PageHead, StoredSection } from "@/lib/site/pages/schema";
import { InForce } from "./in-force";
import type { PageFacts, SectionKind } from "./kind";
import { findKind } from "./list";

type Props = {
  sections: StoredSection[];
  page: Omit<PageFacts, "featuredTitleId">;
  crumbs?: Crumb[];
  /** In place of the page's heading. */
  opening?: ReactElement;
};

/** A page: its heading, and its sections in their order. */
export function PageSections({ sections, page, crumbs, opening }: Props) {
  const shown = sections.flatMap((section) => {
    const kind = section.isHidden ? undefined : kindOf(section);
    return kind ? [{ ...section, kind, surface: surfaceOf(section, kind) }] : [];
  });
  const featured = sections.find(showsFeatured);
  const featuredTitleId = featured && titleIdOf(featured);
  const opens = shown[0]?.kind.isOpening ?? false;
  return (
    <>
      {!opens && (opening ?? <Opening head={page.head} crumbs={crumbs} />)}
      {page.inForce && (
        <Container className="pb-10">
          <InForce {...page.inForce} />
        </Container>
      )}
      {shown.map((section, index) => {
        const { id, kind, content, surface } = section;
        const isFirst = index === 0;
        const before = isFirst ? "paper" : shown[index - 1]?.surface;
        const top = surface === before ? (isFirst ? "little" : "none") : "full";
        return (
          <Fragment key={id}>
            {kind.render(content, {
              titleId: titleIdOf(section),
              isFirst,
              band: { surface, top },
              page: { ...page, featuredTitleId },
            })}
          </Fragment>
        );
      })}
    </>
  );
}

function showsFeatured({ kind, content, isHidden }: StoredSection): boolean {
  return kind === "courses" && content.which === "featured" && !isHidden;
}

function titleIdOf({ id }: { id: number }): string {
  return `section-${id}`;
}

function kindOf({ id, kind }: StoredSection): SectionKind | undefined {
  const found = findKind(kind);
  if (!found) logger.error({ kind, id }, "a section is of an unknown kind");
  return found;
}

function surfaceOf({ content }: StoredSection, { surface }: SectionKind): Surface {
  if (surface) return surface;
  return content.surface === "deep" || content.surface === "stage" ? content.surface : "paper";
}

function Opening({ head, crumbs }: { head: PageHead; crumbs?: Crumb[] }) {
  const { heading, lead, button, buttonAddress } = head;
  return (
    <PageHero crumbs={crumbs} title={heading} lead={lead}>
      {button && buttonAddress && (
        <ButtonLink variant="primary" href={buttonAddress}>
          {button}
        </ButtonLink>
      )}
    </PageHero>
  );
}
