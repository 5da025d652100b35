import { DownloadIcon } from "@/components/ui/icons";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";

type Props = {
  course: Pick<LearningCourse, "playerLook" | "workbookTitle">;
  lesson: Pick<LessonDto, "id" | "title">;
  /** What the coach says of every workbook. */
  lead: string;
  /** The file's address; by default the one for learners. */
  href?: string;
};

export function Materials({ course, lesson, lead, href = paths.lessonWorkbook(lesson.id) }: Props) {
  const isDedicated = course.playerLook === "dedicated";
  const words = isDedicated ? "Download PDF" : "Download";
  return (
    // A page with many lessons may have several of these, so each has its own name.
    <section
      aria-label={`Course Materials: ${lesson.title}`}
      className="sheet flex flex-wrap items-center justify-between gap-4 rounded-card border border-rule p-5 print:hidden"
    >
      <div className="min-w-0">
        {!isDedicated && <p className="eyebrow text-muted">Course Materials</p>}
        <h3 className="text-xl">{course.workbookTitle ?? "Course Workbook"}</h3>
        {lead && <p className="text-sm text-muted">{lead}</p>}
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
