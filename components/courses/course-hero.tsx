import { Badge } from "@/components/ui/badge";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import { CourseArtwork } from "@/components/ui/course-artwork";
import { courseColumns } from "@/components/ui/skeletons/course-detail-skeleton";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { paths } from "@/lib/paths/public";
import { categoryLabel } from "./category-label";

function courseCrumbs({ title }: { title: string }): Crumb[] {
  return [{ label: "Courses", href: paths.courses }, { label: title }];
}

export function CourseHero({ course }: { course: CourseCardDto }) {
  return (
    <div className="stage">
      <Container className={`${courseColumns} pt-6 md:pt-8`}>
        <div className="lg:pb-20">
          <Breadcrumbs crumbs={courseCrumbs(course)} />
          <div className="mt-10 flex gap-2 lg:mt-16">
            <Badge tone="outline">{categoryLabel(course.categoryId)}</Badge>
            {course.isNew && <Badge tone="emerald">New</Badge>}
          </div>
          <h1 className="mt-5 text-4xl">{course.title}</h1>
          <p className="mt-6 max-w-measure whitespace-pre-line text-lg text-muted">
            {course.description}
          </p>
        </div>
        <div className="self-end overflow-hidden rounded-t-card outline-1 -outline-offset-1 outline-white/15">
          <CourseArtwork imageUrl={course.imageUrl} imageAlt={course.imageAlt} eager />
        </div>
      </Container>
    </div>
  );
}
