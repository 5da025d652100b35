import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { FilmSection } from "@/components/admin/courses/film-section";
import { LessonForm } from "@/components/admin/courses/lesson-form";
import { LessonStanding } from "@/components/admin/courses/lesson-standing";
import { WorkbookSection } from "@/components/admin/courses/workbook-section";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findEditedCourse } from "@/lib/courses/editing/queries";
import { findEditedLesson, toLessonForm } from "@/lib/courses/lessons/queries";
import { lessonState } from "@/lib/courses/lessons/rules";
import { idTextField } from "@/lib/forms/fields";
import { findCutUpload } from "@/lib/media/parts/commands";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import {
  removeLessonAction,
  setCoverAction,
  setFilmAction,
  showLessonAction,
  updateLessonAction,
} from "../actions";

export const metadata = privateMetadata("Lesson");

const badges = {
  shown: "Shown to buyers",
  draft: "Draft",
  retired: "Kept for those who bought before",
};

export default async function LessonPage({
  params,
}: PageProps<"/admin/courses/lessons/[lessonId]">) {
  const named = idTextField.safeParse((await params).lessonId);
  const [id] = await requireCoachPageOf(named, adminPaths.lesson);
  const lesson = (await findEditedLesson(id)) ?? notFound();
  const course = (await findEditedCourse(lesson.courseId)) ?? notFound();
  const state = lessonState(lesson);
  return (
    <AdminPage
      title={lesson.title}
      back={{ href: adminPaths.course(course.id), label: course.title }}
      status={
        <>
          <Badge tone={state === "shown" ? "emerald" : "outline"}>{badges[state]}</Badge>
          <PageLink
            href={adminPaths.lessonsPreview(course.id, lesson.id)}
            className="py-2 text-link"
          >
            Preview as a buyer
          </PageLink>
        </>
      }
    >
      <AdminSection title="Words">
        <LessonForm lessonId={lesson.id} saved={toLessonForm(lesson)} action={updateLessonAction} />
      </AdminSection>
      <FilmSection
        lesson={lesson}
        cut={await findCutUpload({ place: "lesson", placeId: id })}
        action={setFilmAction}
      />
      <WorkbookSection lesson={lesson} cover={setCoverAction} />
      <AdminSection title="Who sees it">
        <LessonStanding
          lessonId={lesson.id}
          state={state}
          show={showLessonAction}
          remove={removeLessonAction}
        />
      </AdminSection>
    </AdminPage>
  );
}
