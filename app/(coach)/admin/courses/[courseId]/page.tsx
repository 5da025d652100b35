import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { CourseForm } from "@/components/admin/courses/course-form";
import { CourseLessons } from "@/components/admin/courses/course-lessons";
import { CourseLinks } from "@/components/admin/courses/course-links";
import { CourseTrailer } from "@/components/admin/courses/course-trailer";
import { NewLessonForm } from "@/components/admin/courses/new-lesson-form";
import { PublishPanel } from "@/components/admin/courses/publish-panel";
import { UploadFilms } from "@/components/admin/courses/upload-films";
import { DeleteForm } from "@/components/admin/delete-form";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import {
  findEditedCourse,
  listCategories,
  listCheckedLessons,
  toCourseForm,
} from "@/lib/courses/editing/queries";
import { findGaps } from "@/lib/courses/editing/rules";
import { isCourseSold, listEditedLessons } from "@/lib/courses/lessons/queries";
import { idTextField } from "@/lib/forms/fields";
import { findCutUpload } from "@/lib/media/parts/commands";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import {
  addLessonAction,
  copyCourseAction,
  deleteCourseAction,
  moveLessonAction,
  publishCourseAction,
  setTrailerAction,
  showLessonsAction,
  unpublishCourseAction,
  updateCourseAction,
} from "../actions";

export const metadata = privateMetadata("Course");

export default async function CoursePage({ params }: PageProps<"/admin/courses/[courseId]">) {
  const named = idTextField.safeParse((await params).courseId);
  const [id] = await requireCoachPageOf(named, adminPaths.course);
  const course = (await findEditedCourse(id)) ?? notFound();
  const [lessons, checked, categories, isSold, cut, cutTrailer] = await Promise.all([
    listEditedLessons(course.id),
    listCheckedLessons(course.id),
    listCategories(),
    isCourseSold(course.id),
    findCutUpload({ place: "course", placeId: course.id }),
    findCutUpload({ place: "trailer", placeId: course.id }),
  ]);
  const isPublished = course.publishedAt !== null;
  return (
    <AdminPage
      title={course.title}
      back={{ href: adminPaths.courses(), label: "Courses" }}
      status={<CourseLinks {...course} />}
    >
      <AdminSection title="Lessons">
        <CourseLessons lessons={lessons} move={moveLessonAction} />
        {lessons.length > 0 && (
          <CoachForm
            action={showLessonsAction}
            hidden={{ id: course.id }}
            submit="Show all finished lessons"
            variant="secondary"
          />
        )}
        <NewLessonForm courseId={course.id} action={addLessonAction} />
        <UploadFilms courseId={course.id} cut={cut} />
      </AdminSection>
      <AdminSection title="Details">
        <CourseForm
          courseId={course.id}
          saved={toCourseForm(course)}
          categories={categories}
          action={updateCourseAction}
        />
      </AdminSection>
      <CourseTrailer {...course} cut={cutTrailer} action={setTrailerAction} />
      <AdminSection title={isPublished ? "On sale" : "Ready to publish?"}>
        <PublishPanel
          courseId={course.id}
          isPublished={isPublished}
          {...findGaps(course, checked)}
          publish={publishCourseAction}
          unpublish={unpublishCourseAction}
        />
      </AdminSection>
      <AdminSection title="The whole course">
        <CoachForm
          action={copyCourseAction}
          hidden={{ id: course.id }}
          submit="Copy it as a new draft"
          variant="secondary"
        />
        {!isPublished && !isSold && (
          <DeleteForm id={course.id} label="Delete this draft" action={deleteCourseAction} />
        )}
      </AdminSection>
    </AdminPage>
  );
}
