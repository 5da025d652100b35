import { raiseHeadings } from "@/lib/text/html";

type Props = {
  /** The coach's own, sanitised by the time the queries return it (lib/text/lesson-html.ts). */
  html: string;
  /** Only the page's title is above it, so its headings are raised. */
  isTop?: boolean;
};

export function RichText({ html, isTop = false }: Props) {
  const __html = isTop ? raiseHeadings(html) : html;
  return <div className="prose-lesson" dangerouslySetInnerHTML={{ __html }} />;
}
