import { LockIcon } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { LessonFilm } from "./film";
import { LessonCard } from "./lesson-card";
import { LessonToggle } from "./lesson-toggle";
import { Materials } from "./materials";

type Props = {
  lesson: LessonDto;
  course: LearningCourse;
  next: LessonDto | undefined;
  materialsLead: string;
};

export function Lesson({ lesson, course, next, materialsLead }: Props) {
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
          <div className="handheld:-order-1 empty:hidden">
            <LessonFilm
              lesson={lesson}
              poster={course.imageUrl}
              transcript="beside"
              next={
                next && !next.locked
                  ? { href: paths.learn(course.slug, next.id), plays: false }
                  : undefined
              }
            />
          </div>
          {lesson.content && <RichText html={lesson.content} />}
          {lesson.downloadUrl && <Materials course={course} lesson={lesson} lead={materialsLead} />}
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
