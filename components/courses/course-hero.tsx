import { Badge } from "@/components/ui/badge";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import { FirstFrame } from "@/components/ui/first-frame";
import { PageLink } from "@/components/ui/page-link";
import { courseColumns } from "@/components/ui/skeletons/course-detail-skeleton";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { paths } from "@/lib/paths/public";

type Props = {
  course: CourseCardDto;
  isNew: string;
  coach: { name: string; href?: string };
  courses: string;
};

/** Leaves room for the picture, which is rendered with the price (course-body.tsx). */
export function CourseHero({ course, isNew, coach, courses }: Props) {
  const crumbs = [{ label: courses, href: paths.courses }, { label: course.title }];
  return (
    <div className="stage lg:col-start-1 lg:row-start-1">
      <Container className={`${courseColumns} pt-6 pb-36 md:pt-8 lg:pb-16`}>
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-10 flex gap-2">
            <Badge tone="outline">{course.category}</Badge>
            {course.isNew && isNew && <Badge tone="emerald">{isNew}</Badge>}
          </div>
          <FirstFrame shows="title" />
          <h1 id="title" className="mt-5 text-4xl">
            {course.title}
          </h1>
          <p className="mt-6 max-w-measure whitespace-pre-line text-lg text-muted">
            {course.description}
          </p>
          <p className="mt-6">
            Taught by{" "}
            {coach.href ? (
              <PageLink href={coach.href} className="text-link">
                {coach.name}
              </PageLink>
            ) : (
              <span>{coach.name}</span>
            )}
          </p>
        </div>
      </Container>
    </div>
  );
}
