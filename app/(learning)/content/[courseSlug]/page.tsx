import { notFound } from "next/navigation";
import { CourseArtwork } from "@/components/courses/course-artwork";
import { Container } from "@/components/layout/container";
import { ModuleNavigation } from "@/components/learning/player/module-navigation";
import { ModulePanel } from "@/components/learning/player/module-panel";
import { PlayerHeader } from "@/components/learning/player/player-header";
import { ProgressProvider } from "@/components/learning/progress-context";
import { requireRoom } from "@/lib/learning/page";
import { openPlayer } from "@/lib/learning/player";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { firstValue } from "@/lib/request";

export const metadata = privateMetadata("Course content");

/** All players are this one page; the course's data say which look it wears. */
export default async function ContentPage({
  params,
  searchParams,
}: PageProps<"/content/[courseSlug]">) {
  const { courseSlug } = await params;
  const wanted = firstValue((await searchParams).module);
  const room = await requireRoom(courseSlug, (slug) =>
    paths.content(slug, Number(wanted) || undefined),
  );
  const { course, lessons, progress, doneLessonIds, learnerId } = room;
  const player = openPlayer(lessons, doneLessonIds, wanted);
  if (!player) notFound();
  return (
    <ProgressProvider
      courseId={course.id}
      learnerId={learnerId}
      lessonIds={lessons.map((lesson) => lesson.id)}
      initial={progress}
    >
      <PlayerHeader course={course} artwork={<CourseArtwork imageUrl={course.imageUrl} eager />} />
      <Container className="grid gap-10 py-10 lg:grid-cols-[18rem_1fr] lg:py-14 xl:max-w-player">
        <ModuleNavigation
          courseSlug={course.slug}
          modules={lessons.map(({ id, position, title, locked }) => ({
            id,
            position,
            title,
            locked,
          }))}
          currentId={player.current.id}
        />
        <ModulePanel course={course} player={player} />
      </Container>
    </ProgressProvider>
  );
}
