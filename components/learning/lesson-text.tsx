/** The lesson's own HTML, sanitised by the time the queries return it (lib/text/lesson-html.ts). */
export function LessonText({ html }: { html: string }) {
  return <div className="prose-lesson" dangerouslySetInnerHTML={{ __html: html }} />;
}
