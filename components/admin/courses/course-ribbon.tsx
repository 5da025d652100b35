import { PreviewRibbon } from "@/components/admin/preview-ribbon";
import { adminPaths } from "@/lib/paths/back-office";

type Props = { courseId: number; isPublished: boolean };

export function CourseRibbon({ courseId, isPublished }: Props) {
  return (
    <PreviewRibbon
      links={[
        { href: adminPaths.coursePreview(courseId), label: "Its page" },
        { href: adminPaths.lessonsPreview(courseId), label: "Its lessons" },
        { href: adminPaths.course(courseId), label: "Back to editing" },
      ]}
    >
      {isPublished
        ? "Buyers see this, except what is marked as a draft."
        : "This course is a draft: visitors cannot see it."}
    </PreviewRibbon>
  );
}
