import { CompletionCard } from "@/components/learning/completion-card";
import { LearningHeader } from "@/components/learning/learning-header";
import { Lesson } from "@/components/learning/lesson";
import { lessonCardId } from "@/components/learning/lesson-card";
import { ProgressCard } from "@/components/learning/progress-card";
import { ProgressProvider } from "@/components/learning/progress-context";
import { Container } from "@/components/ui/container";
import { FirstFrame } from "@/components/ui/first-frame";
import { requireLearningPage } from "@/lib/learning/page";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { readWords } from "@/lib/site/words/queries";

type Props = PageProps<"/learn/[courseSlug]">;

const openPage = async ({ params }: Props) =>
  requireLearningPage((await params).courseSlug, paths.learn);

export async function generateMetadata(props: Props) {
  const { course } = await openPage(props);
  return privateMetadata(`Learn | ${course.title}`);
}

export default async function LearnPage(props: Props) {
  const { course, lessons, progress, learnerId } = await openPage(props);
  const words = await readWords();
  const [first] = lessons;
  return (
    <Container className="py-10 handheld:py-4 md:py-16">
      {/* On a phone in landscape, there is no room for anything above the first film. */}
      <div className="mx-auto flex max-w-measure flex-col gap-8 handheld:gap-4 landscape-phone:*:order-2 landscape-phone:[&>article:first-of-type]:order-none landscape-phone:[&>:is(header,section)]:order-1 xl:max-w-learning">
        {first && <FirstFrame shows={lessonCardId(first.id)} />}
        <LearningHeader course={course} />
        <ProgressProvider
          key={learnerId}
          courseId={course.id}
          learnerId={learnerId}
          lessonIds={lessons.map((lesson) => lesson.id)}
          initial={progress}
        >
          <ProgressCard />
          {lessons.map((lesson, index) => (
            <Lesson
              key={lesson.id}
              lesson={lesson}
              course={course}
              next={lessons[index + 1]}
              materialsLead={words.materials}
            />
          ))}
          <CompletionCard
            words={words.finished}
            certificateHref={paths.learnCertificate(course.slug)}
          />
        </ProgressProvider>
      </div>
    </Container>
  );
}
