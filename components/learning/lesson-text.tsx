/** The lesson's own HTML, which the queries hand out sanitised (lib/courses/rules.ts). */
export function LessonText({ html }: { html: string }) {
  return <div className="prose-lesson" dangerouslySetInnerHTML={{ __html: html }} />;
}
