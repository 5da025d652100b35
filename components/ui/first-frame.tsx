/**
 * Makes the browser draw nothing before the element with this id has been read. While the document arrives, a phone
 * would otherwise draw several frames without any words, each of which delays the next.
 */
export function FirstFrame({ shows }: { shows: string }) {
  return <link rel="expect" href={`#${shows}`} blocking="render" />;
}
