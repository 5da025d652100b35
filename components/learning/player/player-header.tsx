import { WhenAllDone } from "@/components/learning/when-done";
import { Container } from "@/components/ui/container";
import { CourseArtwork } from "@/components/ui/course-artwork";
import { moduleCount } from "@/components/ui/module-count";
import { PageLink } from "@/components/ui/page-link";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { PlayerLinks } from "./player-links";
import { PlayerProgress } from "./player-progress";

type Props = { course: LearningCourse; lessonId: number; modules: number };

/** On a phone the picture is beside the progress, where it takes no room from the title. */
export function PlayerHeader({ course, lessonId, modules }: Props) {
  return (
    <div className="stage">
      <Container className="flex flex-col gap-6 py-8 handheld:gap-3 handheld:py-5 md:py-10 xl:max-w-player">
        <PlayerLinks course={course} lessonId={lessonId} />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] items-center gap-x-4 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-8 md:gap-y-4">
          <h1 className="col-span-2 text-3xl md:col-span-1 md:col-start-2">{course.title}</h1>
          <div className="overflow-hidden rounded-control outline-1 -outline-offset-1 outline-white/15 md:col-start-1 md:row-span-2 md:row-start-1">
            <CourseArtwork imageUrl={course.imageUrl} eager />
          </div>
          <PlayerProgress look={course.playerLook} modules={moduleCount(modules)} />
        </div>
        <WhenAllDone>
          <PageLink
            href={paths.learnCertificate(course.slug)}
            className="inline-flex min-h-11 items-center self-start font-semibold text-link"
          >
            Get your certificate
          </PageLink>
        </WhenAllDone>
      </Container>
    </div>
  );
}
