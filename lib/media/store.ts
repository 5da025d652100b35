import { Refusal } from "@/lib/errors";

/** A file's name has the form "folder/name.ext". */
export type MediaStore = {
  /** Answers a GET or HEAD. Throws Refusal 404, or 503 if the store does not answer. */
  send(file: string, request: Request, delivery: Delivery): Promise<Response>;
  /** Throws Refusal 409 if the name is taken: no file is ever overwritten. */
  save(file: string, content: ReadableStream<Uint8Array>, contentType: string): Promise<void>;
  /** Removing a missing file is no error. */
  remove(file: string): Promise<void>;
};

export type Delivery = {
  contentType: string;
  contentDisposition: string;
  /** Browsers accept the file only from the page's own origin, so the store relays it and never redirects. */
  sameOrigin: boolean;
};

/** No cache may keep a paid file. Compression on the way would remove the response's length. */
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
