/** HTML of the coach's own, sanitised by the time the queries return it (lib/text/lesson-html.ts). */
export function RichText({ html }: { html: string }) {
  return <div className="prose-lesson" dangerouslySetInnerHTML={{ __html: html }} />;
}
