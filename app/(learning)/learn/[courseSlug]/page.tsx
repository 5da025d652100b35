import { CourseArtwork } from "@/components/courses/course-artwork";
import { Container } from "@/components/layout/container";
import { CompletionCard } from "@/components/learning/completion-card";
import { CourseWay } from "@/components/learning/course-way";
import { LessonFilm } from "@/components/learning/film";
import { LessonCard } from "@/components/learning/lesson-card";
import { LessonText } from "@/components/learning/lesson-text";
import { LessonToggle } from "@/components/learning/lesson-toggle";
import { Materials } from "@/components/learning/materials";
import { ProgressCard } from "@/components/learning/progress-card";
import { ProgressProvider } from "@/components/learning/progress-context";
import { WayLink } from "@/components/learning/way-link";
import { LockIcon } from "@/components/ui/icons";
import { requireLearningPage } from "@/lib/learning/page";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";

type Props = PageProps<"/learn/[courseSlug]">;

const openPage = async ({ params }: Props) =>
  requireLearningPage((await params).courseSlug, paths.learn);

export async function generateMetadata(props: Props) {
  const { course } = await openPage(props);
  return privateMetadata(`Learn | ${course.title}`);
}

export default async function LearnPage(props: Props) {
  const { course, lessons, progress, learnerId } = await openPage(props);
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto flex max-w-measure flex-col gap-8 xl:max-w-room">
        <RoomHeader course={course} />
        <ProgressProvider
          key={learnerId}
          courseId={course.id}
          learnerId={learnerId}
          lessonIds={lessons.map((lesson) => lesson.id)}
          initial={progress}
        >
          <ProgressCard />
          {lessons.map((lesson) => (
            <Lesson key={lesson.id} lesson={lesson} course={course} />
          ))}
          <CompletionCard certificateHref={paths.learnCertificate(course.slug)} />
        </ProgressProvider>
      </div>
    </Container>
  );
}

/** On a phone the picture is beside the link back, where it takes no room from the title. */
function RoomHeader({ course }: { course: LearningCourse }) {
  return (
    <header className="grid grid-cols-[minmax(0,3fr)_minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,1fr)_12rem] md:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap gap-x-6 self-center text-sm">
        <CourseWay course={course}>Back to course</CourseWay>
        <WayLink href={paths.content(course.slug)}>One module at a time</WayLink>
      </div>
      <div className="self-start overflow-hidden rounded-control md:row-span-2">
        <CourseArtwork imageUrl={course.imageUrl} eager />
      </div>
      <h1 className="col-span-2 mt-4 text-4xl md:col-span-1 md:mt-6">{course.title}</h1>
      <p className="col-span-2 mt-4 max-w-measure text-lg text-muted">{course.description}</p>
    </header>
  );
}

function Lesson({ lesson, course }: { lesson: LessonDto; course: LearningCourse }) {
  return (
    <LessonCard
      lessonId={lesson.id}
      title={lesson.title}
      description={lesson.description}
      minutes={lesson.duration}
    >
      {lesson.locked ? (
        <p className="flex items-center gap-2 font-semibold">
          <LockIcon /> This lesson is locked for now.
        </p>
      ) : (
        <>
          <LessonFilm lesson={lesson} poster={course.imageUrl} transcript="beside" />
          {lesson.content && <LessonText html={lesson.content} />}
          {lesson.downloadUrl && <Materials course={course} lesson={lesson} />}
          <LessonToggle
            lessonId={lesson.id}
            title={lesson.title}
            isComingSoon={lesson.videoUrl === "coming-soon"}
            returnTo={paths.learn(course.slug, lesson.id)}
          />
        </>
      )}
    </LessonCard>
  );
}
