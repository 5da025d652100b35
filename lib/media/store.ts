import { Refusal } from "@/lib/errors";

/** A place that keeps films, captions and workbooks; each knows its files by "folder/name.ext". */
export type MediaStore = {
  /**
   * Answers a GET or HEAD of somebody who may have the file.
   *
   * @throws Refusal 404 where there is no such file, 503 where the store does not answer.
   */
  send(file: string, request: Request, delivery: Delivery): Promise<Response>;
  /** @throws Refusal 409 where the name is taken: nothing is ever overwritten. */
  save(file: string, content: ReadableStream<Uint8Array>, contentType: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(file: string): Promise<void>;
};

export type Delivery = {
  contentType: string;
  contentDisposition: string;
  /** A browser accepts it only from the page's own origin, so it is never served by a redirect. */
  sameOrigin: boolean;
};

/** No cache keeps what was paid for; compressed on the way, a response would lose its length. */
export const CACHE_CONTROL = "private, no-store, no-transform";

/** The headers of an answer that is the file itself. */
export function fileHeaders({ contentType, contentDisposition }: Delivery) {
  return {
    "Content-Type": contentType,
    "Content-Disposition": contentDisposition,
    "Cache-Control": CACHE_CONTROL,
    "X-Content-Type-Options": "nosniff",
  };
}

export function fileTaken(): Refusal {
  return new Refusal(409, "A file of this name is there already.");
}
