/**
 * A file for the reader's disk, written piece by piece, so that one of any length is never held in
 * memory. Nobody on the way may keep a copy, and no browser may take it for a page of this site.
 */
export function downloadResponse(
  fileName: string,
  contentType: string,
  pieces: AsyncGenerator<string>,
): Response {
  return new Response(stream(pieces), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": `${contentType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Content-Security-Policy": "sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Asks for a piece when the reader has room for one, and stops reading when the reader leaves. */
function stream(pieces: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
