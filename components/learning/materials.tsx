import { DownloadIcon } from "@/components/ui/icons";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

/** A lesson's workbook, in the words of its course's look. */
export function Materials({
  course,
  lesson,
  href = paths.lessonWorkbook(lesson.id),
}: {
  course: Pick<LearningCourse, "playerLook" | "workbookTitle">;
  lesson: Pick<LessonDto, "id" | "title">;
  /** Where the file is to be had; by default where learners get it. */
  href?: string;
}) {
  const isDedicated = course.playerLook === "dedicated";
  const words = isDedicated ? "Download PDF" : "Download";
  return (
    // A page of many lessons may have more than one: each has a name of its own.
    <section
      aria-label={`Course Materials: ${lesson.title}`}
      className="sheet flex flex-wrap items-center justify-between gap-4 rounded-card border border-rule p-5"
    >
      <div>
        {!isDedicated && <p className="eyebrow text-muted">Course Materials</p>}
        <h3 className="text-xl">{course.workbookTitle ?? "Course Workbook"}</h3>
        <p className="text-sm text-muted">Download your workbook with exercises and tools</p>
      </div>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${words}: ${lesson.title}`}
        className="inline-flex min-h-12 items-center gap-2 rounded-control border border-fg px-6 font-semibold"
      >
        <DownloadIcon /> {words}
      </a>
    </section>
  );
}
