import { CourseRibbon } from "@/components/admin/courses/course-ribbon";
import { CourseSections } from "@/components/courses/course-sections";
import { readCourseWords } from "@/lib/courses/public/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { isVatIncluded } from "@/lib/payments/vat/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { readTeacher } from "@/lib/site/pages/off/queries";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { nameOf } from "@/lib/site/pages/rules";
import { readSite } from "@/lib/site/settings/queries";
import { listCourseTestimonials } from "@/lib/site/testimonials/queries";
import { readWords } from "@/lib/site/words/queries";
import { openPreview } from "./_preview";

export const metadata = privateMetadata("Preview");

export default async function CoursePreviewPage({
  params,
}: PageProps<"/preview/courses/[courseId]">) {
  const { course, lessons, isPublished } = await openPreview(params, adminPaths.coursePreview);
  const shown = lessons.filter((lesson) => lesson.state === "shown");
  const [first] = shown;
  const { selling } = await readSite();
  const free = first?.isPreview && !first.locked ? first : null;
  return (
    <>
      <CourseRibbon courseId={course.id} isPublished={isPublished} />
      <CourseSections
        course={course}
        words={await readCourseWords(course.id)}
        quotes={await listCourseTestimonials(course.id)}
        common={await readWords()}
        coach={await readTeacher()}
        courses={nameOf(await readPublishedPage(paths.courses))}
        isVatIncluded={isVatIncluded(selling)}
        withWorkbook={shown.some(({ downloadUrl }) => downloadUrl !== null)}
        lessons={shown.map((lesson) => ({
          ...lesson,
          isPreview: lesson === free,
        }))}
        preview={free && { ...free, contentHtml: free.content, publishedAt: null }}
        previewFiles={
          free
            ? {
                film: adminPaths.previewFile(free.id, "film"),
                captions: adminPaths.previewFile(free.id, "captions"),
              }
            : undefined
        }
        action={{ href: adminPaths.lessonsPreview(course.id), label: "Preview the lessons" }}
      />
    </>
  );
}
