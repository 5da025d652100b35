import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { FilmForm } from "@/components/admin/courses/film-form";
import { LessonForm } from "@/components/admin/courses/lesson-form";
import { LessonStanding } from "@/components/admin/courses/lesson-standing";
import { UploadForm } from "@/components/admin/upload-form";
import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findEditedCourse } from "@/lib/courses/editing/queries";
import { type EditedLesson, findEditedLesson, toLessonForm } from "@/lib/courses/lessons/queries";
import { lessonState } from "@/lib/courses/lessons/rules";
import { idTextField } from "@/lib/forms/fields";
import { limits, ownFile, readFilm } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import {
  removeLessonAction,
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
      <FilmSection lesson={lesson} />
      <WorkbookSection lesson={lesson} />
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

function FilmSection({ lesson }: { lesson: EditedLesson }) {
  const { id, videoUrl, captionsUrl } = lesson;
  const note = captionsUrl ? "When the film changes, its captions go with it." : undefined;
  return (
    <AdminSection title="Film" lead={describeFilm(lesson)}>
      <UploadForm
        action={adminPaths.uploadLessonFile(id, "film")}
        label={ownFile(videoUrl) ? "Another film in its place" : "A film of your own"}
        hint="MP4, 2 GB at most"
        note={note}
        accept="video/mp4"
        maxBytes={limits.film.maxBytes}
        was={videoUrl}
      />
      <CaptionsUpload lesson={lesson} />
      <FilmForm lessonId={id} videoUrl={videoUrl} note={note} action={setFilmAction} />
    </AdminSection>
  );
}

const captionsHints = {
  own: "WebVTT (.vtt), 1 MB at most",
  vimeo:
    "WebVTT (.vtt), 1 MB at most. They become the transcript beside the film; Vimeo’s player shows its own captions.",
};

function CaptionsUpload({ lesson: { id, videoUrl, captionsUrl } }: { lesson: EditedLesson }) {
  const { kind } = readFilm(videoUrl);
  if (kind !== "own" && kind !== "vimeo") return null;
  return (
    <UploadForm
      action={adminPaths.uploadLessonFile(id, "captions")}
      label={captionsUrl ? "Other captions in their place" : "Its captions"}
      hint={captionsHints[kind]}
      accept=".vtt,text/vtt"
      maxBytes={limits.captions.maxBytes}
      was={captionsUrl}
    />
  );
}

function describeFilm({ videoUrl, captionsUrl }: EditedLesson): string {
  switch (readFilm(videoUrl).kind) {
    case "own":
      return captionsUrl
        ? "A film of your own is in its place, with captions."
        : "A film of your own is in its place. It has no captions yet.";
    case "vimeo":
      return captionsUrl
        ? "It is shown from the address below, with a transcript."
        : "It is shown from the address below. It has no transcript yet.";
    case "link":
      return "It is shown from the address below.";
    case "coming-soon":
      return "Buyers are told that it is coming soon.";
    case "none":
      return "There is none yet.";
  }
}

function WorkbookSection({ lesson: { id, downloadUrl } }: { lesson: EditedLesson }) {
  return (
    <AdminSection title="Workbook" lead={downloadUrl ? "Buyers can download it here." : undefined}>
      {downloadUrl && (
        <a href={adminPaths.previewFile(id, "workbook")} className="py-2 text-link">
          Open the present workbook
        </a>
      )}
      <UploadForm
        action={adminPaths.uploadLessonFile(id, "workbook")}
        label={downloadUrl ? "Another workbook in its place" : "A workbook"}
        hint="PDF, 50 MB at most"
        accept="application/pdf"
        maxBytes={limits.workbook.maxBytes}
        was={downloadUrl}
      />
    </AdminSection>
  );
}
