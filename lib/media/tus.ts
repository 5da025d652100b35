import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { Server } from "@tus/server";
import { DataStore, Upload } from "@tus/utils";
import { z } from "zod";
import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { addPart, beginUpload, findUpload } from "@/lib/media/parts/commands";
import { adminPaths, type FilmPlace } from "@/lib/paths/back-office";
import { limits } from "./rules";

const fileName = z.string().min(1).max(255);

/** Throws a Refusal if the place does not accept the file. */
type MayBegin = (file: { name: string; size: number }) => Promise<void>;

/** Keeps the parts in the media store and their list in a row, so that any instance can take the next part. */
class PartStore extends DataStore {
  readonly #place: FilmPlace;
  readonly #mayBegin: MayBegin;

  constructor(place: FilmPlace, mayBegin: MayBegin) {
    super();
    this.#place = place;
    this.#mayBegin = mayBegin;
    this.extensions = ["creation"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const name = fileName.safeParse(upload.metadata?.filename);
    if (!name.success || !upload.size) throw new Refusal(400, "Please choose a file first.");
    const { id, size } = upload;
    await this.#mayBegin({ name: name.data, size });
    await beginUpload({ id, size, ...this.#place, fileName: name.data });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    if (!z.uuid().safeParse(id).success) throw new Refusal(404, "There is no such upload.");
    const { size, offset, storedAt } = await findUpload(this.#place, id);
    // Choosing the same file again starts a new upload: the place may have received another file in between.
    if (storedAt) throw new Refusal(404, "This file is in its place already.");
    return new Upload({ id, size, offset });
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return addPart(id, offset, content);
  }
}

/** Speaks tus 1.0, the protocol for resumable uploads (tus.io). The caller has checked the coach. */
export async function takeParts(
  place: FilmPlace,
  request: Request,
  mayBegin: MayBegin,
): Promise<Response> {
  if (!request.headers.has("tus-resumable")) {
    throw new Refusal(415, "Please send the file in parts (tus 1.0).");
  }
  const server = new Server({
    path: adminPaths.uploadParts(place),
    datastore: new PartStore(place, mayBegin),
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: limits[place.place === "shown-audio" ? "audio" : "film"].maxBytes,
    namingFunction: () => randomUUID(),
    onResponseError(_request, error) {
      if (error instanceof Refusal) return { status_code: error.status, body: error.message };
      // The tus server throws plain objects as refusals, so an Error is a fault of ours.
      if (error instanceof Error) logger.error({ err: error }, "a part was not kept");
      return undefined;
    },
  });
  return server.handleWeb(request);
}
