import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { courseColumns } from "@/components/ui/skeletons/course-detail-skeleton";

/**
 * On wide screens it lies over hero and body, so that a long title cannot push the price out of the first screen;
 * on narrow ones its picture reaches up into the hero.
 */
export function CourseAside({ children }: { children: ReactNode }) {
  return (
    <Container
      className={`${courseColumns} max-lg:-mt-24 lg:pointer-events-none lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-8 lg:pb-16`}
    >
      <aside aria-label="Buy this course" className="lg:pointer-events-auto lg:col-start-2">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">{children}</div>
      </aside>
    </Container>
  );
}

export function CourseBody({ children }: { children: ReactNode }) {
  return (
    <Container
      className={`${courseColumns} pt-10 pb-16 md:pb-24 lg:col-start-1 lg:row-start-2 lg:pt-16`}
    >
      <div className="flex min-w-0 flex-col gap-16">{children}</div>
    </Container>
  );
}

export function CourseBodySection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="mb-6 text-2xl">{title}</h2>}
      {children}
    </section>
  );
}
