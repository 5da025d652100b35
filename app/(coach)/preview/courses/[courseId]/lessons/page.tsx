import { CourseRibbon } from "@/components/admin/courses/course-ribbon";
import { LessonFilm } from "@/components/learning/film";
import { Materials } from "@/components/learning/materials";
import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/container";
import { RichText } from "@/components/ui/rich-text";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { readWords } from "@/lib/site/words/queries";
import { openPreview } from "../_preview";

export const metadata = privateMetadata("Preview");

type Preview = Awaited<ReturnType<typeof openPreview>>;

const notes = {
  shown: null,
  draft: "A draft: no buyer sees it yet",
  retired: "Kept for those who bought before",
};

export default async function LessonsPreviewPage({
  params,
}: PageProps<"/preview/courses/[courseId]/lessons">) {
  const { learning, lessons, isPublished } = await openPreview(params, adminPaths.lessonsPreview);
  const { materials } = await readWords();
  return (
    <>
      <CourseRibbon courseId={learning.id} isPublished={isPublished} />
      <Container className="py-10 md:py-16">
        <div className="mx-auto flex max-w-measure flex-col gap-8">
          <h1 className="text-4xl">{learning.title}</h1>
          {lessons.length === 0 && <p>There is no lesson yet.</p>}
          {lessons.map((lesson) => (
            <LessonPreview
              key={lesson.id}
              lesson={lesson}
              learning={learning}
              materialsLead={materials}
            />
          ))}
        </div>
      </Container>
    </>
  );
}

type Props = {
  lesson: Preview["lessons"][number];
  learning: Preview["learning"];
  materialsLead: string;
};

function LessonPreview({ lesson, learning, materialsLead }: Props) {
  const note = notes[lesson.state];
  const files = {
    film: adminPaths.previewFile(lesson.id, "film"),
    captions: adminPaths.previewFile(lesson.id, "captions"),
  };
  return (
    <article
      id={`lesson-${lesson.id}`}
      className="sheet flex scroll-mt-28 flex-col gap-6 rounded-card p-6 shadow-card md:p-8"
    >
      <header className="flex flex-col items-start gap-2">
        {note && <Badge tone="outline">{note}</Badge>}
        <h2 className="text-2xl">
          {lesson.state === "shown" ? `Module ${lesson.position}: ${lesson.title}` : lesson.title}
        </h2>
        <p className="text-muted">{lesson.description}</p>
      </header>
      <LessonFilm lesson={lesson} poster={learning.imageUrl} files={files} transcript="below" />
      {lesson.content && <RichText html={lesson.content} />}
      {lesson.downloadUrl && (
        <Materials
          course={learning}
          lesson={lesson}
          lead={materialsLead}
          href={adminPaths.previewFile(lesson.id, "workbook")}
        />
      )}
    </article>
  );
}
