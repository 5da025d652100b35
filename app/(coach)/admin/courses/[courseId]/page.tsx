import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { CourseForm } from "@/components/admin/courses/course-form";
import { LessonRow } from "@/components/admin/courses/lesson-row";
import { NewLessonForm } from "@/components/admin/courses/new-lesson-form";
import { PublishPanel } from "@/components/admin/courses/publish-panel";
import { UploadForm } from "@/components/admin/upload-form";
import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import {
  type EditedCourse,
  findEditedCourse,
  listCategories,
  listCheckedLessons,
  toCourseForm,
} from "@/lib/courses/editing/queries";
import { findGaps } from "@/lib/courses/editing/rules";
import { listEditedLessons } from "@/lib/courses/lessons/queries";
import { idTextField } from "@/lib/forms/fields";
import { limits, pictureTypes } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import {
  addLessonAction,
  moveLessonAction,
  publishCourseAction,
  unpublishCourseAction,
  updateCourseAction,
} from "../actions";

export const metadata = privateMetadata("Course");

export default async function CoursePage({ params }: PageProps<"/admin/courses/[courseId]">) {
  const named = idTextField.safeParse((await params).courseId);
  const [id] = await requireCoachPageOf(named, adminPaths.course);
  const course = (await findEditedCourse(id)) ?? notFound();
  const [lessons, checked, categories] = await Promise.all([
    listEditedLessons(course.id),
    listCheckedLessons(course.id),
    listCategories(),
  ]);
  const isPublished = course.publishedAt !== null;
  return (
    <AdminPage
      title={course.title}
      back={{ href: adminPaths.courses(), label: "Courses" }}
      status={<Standing course={course} />}
    >
      <AdminSection title="Lessons">
        <Lessons lessons={lessons} />
        <NewLessonForm courseId={course.id} action={addLessonAction} />
      </AdminSection>
      <AdminSection title="Details">
        <CourseForm
          courseId={course.id}
          saved={toCourseForm(course)}
          categories={categories}
          action={updateCourseAction}
        />
      </AdminSection>
      <PictureSection course={course} />
      <AdminSection title={isPublished ? "On sale" : "Ready to publish?"}>
        <PublishPanel
          courseId={course.id}
          isPublished={isPublished}
          {...findGaps(course, checked)}
          publish={publishCourseAction}
          unpublish={unpublishCourseAction}
        />
      </AdminSection>
    </AdminPage>
  );
}

function Standing({ course: { id, slug, publishedAt } }: { course: EditedCourse }) {
  return (
    <>
      <Badge tone={publishedAt ? "emerald" : "outline"}>{publishedAt ? "On sale" : "Draft"}</Badge>
      <PageLink href={adminPaths.coursePreview(id)} className="py-2 text-link">
        Preview as a buyer
      </PageLink>
      <PageLink href={adminPaths.giveCourse(id)} className="py-2 text-link">
        Give it to somebody
      </PageLink>
      {publishedAt && (
        <PageLink href={paths.course(slug)} className="py-2 text-link">
          See it on the site
        </PageLink>
      )}
    </>
  );
}

function PictureSection({ course: { id, imageUrl, imageAlt } }: { course: EditedCourse }) {
  return (
    <AdminSection title="Picture">
      <Picture
        src={imageUrl ?? "/artwork/course-fallback.svg"}
        alt={imageAlt ?? "The course’s picture"}
        width={800}
        height={500}
        className="aspect-8/5 w-full max-w-sm rounded-card object-cover"
      />
      <UploadForm
        action={adminPaths.uploadCoursePicture(id)}
        label="Another picture"
        hint="JPEG, PNG, WebP or AVIF, 20 MB at most; eight parts wide and five high fits best"
        accept={pictureTypes.join()}
        maxBytes={limits.picture.maxBytes}
      />
    </AdminSection>
  );
}

type EditedLesson = Awaited<ReturnType<typeof listEditedLessons>>[number];

function Lessons({ lessons }: { lessons: EditedLesson[] }) {
  const inState = (state: EditedLesson["state"]) =>
    lessons.filter((lesson) => lesson.state === state);
  const shown = inState("shown");
  return (
    <>
      {shown.length > 0 ? (
        <ArrangeList
          label="Lessons, in the order of the course"
          action={moveLessonAction}
          items={shown.map((lesson, index) => ({
            id: lesson.id,
            name: lesson.title,
            row: (
              <LessonRow
                lesson={lesson}
                number={index + 1}
                note={index === 0 && lesson.isPreview ? "Free preview" : undefined}
              />
            ),
          }))}
        />
      ) : (
        <p>No lesson is shown to buyers yet.</p>
      )}
      <OtherLessons title="Drafts, seen by nobody yet" lessons={inState("draft")} />
      <OtherLessons title="Kept for those who bought before" lessons={inState("retired")} />
    </>
  );
}

function OtherLessons({ title, lessons }: { title: string; lessons: EditedLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="py-3">
            <LessonRow lesson={lesson} />
          </li>
        ))}
      </ul>
    </div>
  );
}
