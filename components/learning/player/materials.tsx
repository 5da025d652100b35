import { DownloadIcon } from "@/components/ui/icons";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

export function Materials({ course, lessonId }: { course: LearningCourse; lessonId: number }) {
  const isDedicated = course.playerLook === "dedicated";
  return (
    <section
      aria-label="Course Materials"
      className="sheet flex flex-wrap items-center justify-between gap-4 rounded-card p-6 shadow-card"
    >
      <div>
        {!isDedicated && <p className="eyebrow text-muted">Course Materials</p>}
        <h3 className="text-xl">{course.workbookTitle ?? "Course Workbook"}</h3>
        <p className="text-sm text-muted">Download your workbook with exercises and tools</p>
      </div>
      <a
        href={paths.lessonWorkbook(lessonId)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center gap-2 rounded-control border border-fg px-6 font-semibold"
      >
        <DownloadIcon /> {isDedicated ? "Download PDF" : "Download"}
      </a>
    </section>
  );
}
