/**
 * Puts all headings one level lower if there are any of the first, which a lesson lacks: the sanitiser would make them
 * equal to those of the second. Takes mammoth's HTML, whose tags are the only "<".
 */
export function lowerHeadings(html: string): string {
  if (!/<h1\b/.test(html)) return html;
  return html.replaceAll(
    /(<\/?h)([1-6])\b/g,
    (_tag, start: string, level: string) => `${start}${Math.min(6, Number(level) + 1)}`,
  );
}
