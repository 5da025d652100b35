import { takingBack } from "./courses/taking-back-your-life";
import { greatProcess } from "./courses/the-great-process-in-practice";
import { journey } from "./courses/the-journey-to-self-discovery";
import { unshakable } from "./courses/unshakable-confidence-for-stage";
import type { Course, CourseText } from "./types";

function complete(course: CourseText, index: number): Course {
  return {
    ...course,
    position: index + 1,
    imageUrl: `/artwork/${course.slug}.svg`,
    lessons: course.lessons.map((lesson, lessonIndex) => {
      const position = lessonIndex + 1;
      return {
        ...lesson,
        contentHtml: withoutIndentation(lesson.contentHtml),
        position,
        isPreview: position === 1,
        videoUrl: `media:films/${filmName(course.slug, position)}.mp4`,
        captionsUrl: `media:films/${filmName(course.slug, position)}.vtt`,
        downloadUrl: workbookOf(course, position),
      };
    }),
  };
}

/** A course that has a workbook gives it out with its first module. */
function workbookOf({ slug, workbookTitle }: CourseText, position: number): string | null {
  return workbookTitle && position === 1 ? `media:workbooks/${slug}.pdf` : null;
}

/** The film's file name without its ending; its captions have the same one. */
export function filmName(courseSlug: string, position: number): string {
  return `${courseSlug}-${String(position).padStart(2, "0")}`;
}

function withoutIndentation(html: string): string {
  return html.trim().replace(/\n\s+/g, "\n");
}

export const courses: Course[] = [journey, greatProcess, takingBack, unshakable].map(complete);
