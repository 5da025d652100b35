import { Refusal } from "@/lib/errors";

/** Files are known by "folder/name.ext". */
export type MediaStore = {
  /** Answers a GET or HEAD. Throws Refusal 404, or 503 where the store does not answer. */
  send(file: string, request: Request, delivery: Delivery): Promise<Response>;
  /** Throws Refusal 409 where the name is taken: nothing is ever overwritten. */
  save(file: string, content: ReadableStream<Uint8Array>, contentType: string): Promise<void>;
  /** Removing a missing file is no error. */
  remove(file: string): Promise<void>;
};

export type Delivery = {
  contentType: string;
  contentDisposition: string;
  /** Browsers accept it only from the page's own origin, so it is never redirected. */
  sameOrigin: boolean;
};

/** No cache keeps what was paid for; compressed on the way, a response would lose its length. */
export const CACHE_CONTROL = "private, no-store, no-transform";

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
