/** The lesson's own HTML, which was sanitised when it was saved (lib/courses/rules.ts). */
export function LessonText({ html }: { html: string }) {
  return <div className="prose-lesson" dangerouslySetInnerHTML={{ __html: html }} />;
}
