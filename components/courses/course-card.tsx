import { Badge } from "@/components/ui/badge";
import { CourseArtwork } from "@/components/ui/course-artwork";
import { PageLink } from "@/components/ui/page-link";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { paths } from "@/lib/paths/public";
import { formatPounds } from "@/lib/text/money";
import { ForOwner } from "./for-owner";

/** The words on cards of featured and of new courses; empty for none. */
export type CardBadges = { featured: string; isNew: string };

type Props = { course: CourseCardDto; badges: CardBadges; eager?: boolean };

export function CourseCard({ course, badges, eager }: Props) {
  return (
    <article className="sheet group relative flex h-full flex-col overflow-hidden wide-card:flex-row rounded-card shadow-card transition-shadow duration-200 hover:shadow-float">
      <div className="overflow-hidden wide-card:w-1/2 wide-card:*:h-full">
        <CourseArtwork imageUrl={course.imageUrl} imageAlt={course.imageAlt} eager={eager} />
      </div>
      <div className="absolute top-4 left-4 flex gap-2">
        {course.featured && badges.featured && <Badge tone="paper">{badges.featured}</Badge>}
        {course.isNew && badges.isNew && <Badge tone="emerald">{badges.isNew}</Badge>}
      </div>
      <div className="flex grow flex-col p-card wide-card:w-1/2 wide-card:justify-center wide-card:px-8 lg:wide-card:p-12">
        <p className="text-sm text-muted">{course.category}</p>
        <h3 className="mt-1 text-xl">
          <PageLink
            href={paths.course(course.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {course.title}
          </PageLink>
        </h3>
        <p className="mt-3 line-clamp-2 text-sm text-muted">{course.description}</p>
        <p className="mt-auto pt-5 font-serif wide-card:mt-0 text-xl tabular-nums">
          <ForOwner courseId={course.id} part="link">
            <span>{formatPounds(course.price)}</span>
          </ForOwner>
        </p>
      </div>
    </article>
  );
}
