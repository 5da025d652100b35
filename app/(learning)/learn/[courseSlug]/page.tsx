import { Container } from "@/components/layout/container";
import { PageLink } from "@/components/layout/page-link";
import { LessonFilm } from "@/components/learning/film";
import { LessonCard } from "@/components/learning/lesson-card";
import { LessonText } from "@/components/learning/lesson-text";
import { LessonToggle } from "@/components/learning/lesson-toggle";
import { CompletionCard, ProgressCard } from "@/components/learning/progress-card";
import { ProgressProvider } from "@/components/learning/progress-context";
import { LockIcon } from "@/components/ui/icons";
import { requireRoom } from "@/lib/learning/page";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = privateMetadata("Learn");

export default async function LearnPage({ params }: PageProps<"/learn/[courseSlug]">) {
  const { courseSlug } = await params;
  const { course, lessons, progress, learnerId } = await requireRoom(courseSlug, paths.learn);
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto flex max-w-measure flex-col gap-8 xl:max-w-room">
        <header>
          <PageLink
            href={paths.course(courseSlug)}
            className="text-sm underline underline-offset-4"
          >
            Back to course
          </PageLink>
          <h1 className="mt-6 text-4xl">{course.title}</h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{course.description}</p>
        </header>
        <ProgressProvider
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

function Lesson({
  lesson,
  course,
}: {
  lesson: LessonDto;
  course: Pick<LearningCourse, "slug" | "imageUrl">;
}) {
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
