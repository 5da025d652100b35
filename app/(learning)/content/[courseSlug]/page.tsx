import { ContentNotFound } from "@/components/learning/course-not-found";
import { ModuleNavigation } from "@/components/learning/player/module-navigation";
import { ModulePanel } from "@/components/learning/player/module-panel";
import { PlayerHeader } from "@/components/learning/player/player-header";
import { ProgressProvider } from "@/components/learning/progress-context";
import { Container } from "@/components/ui/container";
import { firstValue } from "@/lib/http/request";
import { requireLearningPage } from "@/lib/learning/page";
import { findPlaysNext } from "@/lib/learning/queries";
import { openPlayer } from "@/lib/learning/rules";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";
import { readWords } from "@/lib/site/words/queries";
import { setPlaysNextAction } from "./actions";

type Props = PageProps<"/content/[courseSlug]">;

async function openPage({ params, searchParams }: Props) {
  const { courseSlug } = await params;
  const wanted = firstValue((await searchParams).module);
  const page = await requireLearningPage(courseSlug, (slug) =>
    paths.content(slug, Number(wanted) || undefined),
  );
  return { ...page, player: openPlayer(page.lessons, page.doneLessonIds, wanted) };
}

export async function generateMetadata(props: Props) {
  const { course, player } = await openPage(props);
  if (!player) return privateMetadata("Course Not Found");
  const { position, title } = player.current;
  return privateMetadata(`Module ${position}: ${title} | ${course.title}`);
}

/** All players share this page; the course's data decide how it looks. */
export default async function ContentPage(props: Props) {
  const { course, lessons, progress, learnerId, player } = await openPage(props);
  if (!player) {
    declareNotFound();
    return (
      <ContentNotFound coursePage={course.isPublished ? paths.course(course.slug) : undefined} />
    );
  }
  return (
    <ProgressProvider
      key={learnerId}
      courseId={course.id}
      learnerId={learnerId}
      lessonIds={lessons.map((lesson) => lesson.id)}
      initial={progress}
    >
      {/* On a phone the film comes first, then the course and its modules. */}
      <div className="handheld:flex handheld:flex-col">
        <PlayerHeader course={course} lessonId={player.current.id} modules={lessons.length} />
        <Container className="handheld:contents print:block grid grid-cols-1 gap-x-10 gap-y-8 py-10 lg:grid-cols-[18rem_1fr] lg:grid-rows-[auto_auto_1fr] lg:py-14 xl:max-w-player">
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
          <ModulePanel
            course={course}
            player={player}
            playsNext={await findPlaysNext(learnerId)}
            materialsLead={(await readWords()).materials}
            setPlaysNext={setPlaysNextAction}
          />
        </Container>
      </div>
    </ProgressProvider>
  );
}
