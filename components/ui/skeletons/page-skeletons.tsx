import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { Skeleton, SkeletonRegion } from "@/components/ui/skeleton";
import { paths } from "@/lib/paths/public";
import { CourseDetailSkeleton } from "./course-detail-skeleton";
import { CourseGridSkeleton } from "./course-grid-skeleton";
import { PublicationGridSkeleton } from "./publication-grid-skeleton";
import { TestimonialGridSkeleton } from "./testimonial-grid-skeleton";

const courses = (
  <TitledSkeleton>
    <CourseGridSkeleton />
  </TitledSkeleton>
);

const skeletons: Record<string, ReactNode> = {
  [paths.home]: <HomeSkeleton />,
  [paths.courses]: courses,
  [paths.toolsForLife]: courses,
  [paths.irishDancing]: courses,
  [paths.publications]: (
    <TitledSkeleton>
      <PublicationGridSkeleton count={2} />
    </TitledSkeleton>
  ),
  [paths.testimonials]: (
    <TitledSkeleton>
      <TestimonialGridSkeleton />
    </TitledSkeleton>
  ),
};

/** Draws the skeleton of the page at `path` over the current one, so that a slow site is seen to answer. */
export default function PageSkeleton({ path }: { path: string }) {
  const other = path.startsWith(paths.course("")) ? <CourseDetailSkeleton /> : <PlainSkeleton />;
  const main = document.querySelector("main");
  if (!main) return null;
  return createPortal(
    <div className="pointer-events-none absolute inset-0 z-30 animate-[rise_150ms_150ms_both] bg-paper">
      <div className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] overflow-hidden">
        {skeletons[path] ?? other}
      </div>
    </div>,
    main,
  );
}

/** For a page without a skeleton of its own: a title, a lead and the content. */
function PlainSkeleton() {
  return (
    <Container className="py-14 md:py-20">
      <SkeletonRegion label="Loading the page">
        <Skeleton className="h-10 w-3/5 max-w-md" />
        <Skeleton className="mt-5 h-5 w-4/5 max-w-measure" />
        <Skeleton className="mt-10 h-72 md:h-96" />
      </SkeletonRegion>
    </Container>
  );
}

function HomeSkeleton() {
  return (
    <>
      <div className="stage h-80" />
      <Section>
        <CourseGridSkeleton />
      </Section>
      <Section>
        <PublicationGridSkeleton count={4} />
      </Section>
    </>
  );
}

function TitledSkeleton({ children }: { children: ReactNode }) {
  return (
    <Container className="pt-20 pb-20 md:pt-32">
      <Skeleton className="h-12 w-3/5 max-w-xl md:h-20" />
      <Skeleton className="mt-6 mb-14 h-8 w-4/5 max-w-measure" />
      {children}
    </Container>
  );
}
