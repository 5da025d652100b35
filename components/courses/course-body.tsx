import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { courseColumns } from "@/components/ui/skeletons/course-detail-skeleton";

export function CourseBody({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Container className={`${courseColumns} pb-16 md:pb-24`}>
      <aside aria-label="Buy this course" className="lg:col-start-2">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">{aside}</div>
      </aside>
      <div className="flex min-w-0 flex-col gap-16 lg:col-start-1 lg:row-start-1 lg:pt-16">
        {children}
      </div>
    </Container>
  );
}

export function CourseBodySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
