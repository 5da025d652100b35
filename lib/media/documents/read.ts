import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { Refusal } from "@/lib/errors";

const MAX_MS = 30_000;
const MAX_HEAP_MB = 512;

/** Node loads the thread's source directly, because the build does not include it. */
const thread = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "lib/media/documents/thread.ts",
);

const edge = z.number();

const answer = z.union([
  z.object({ problem: z.string() }),
  z.object({
    html: z.string(),
    pictures: z.array(
      z.object({
        token: z.string(),
        name: z.string(),
        content: z.instanceof(Uint8Array),
        crop: z.object({ left: edge, top: edge, right: edge, bottom: edge }).optional(),
      }),
    ),
    leftOut: z.array(z.string()),
  }),
]);
type Read = Exclude<z.output<typeof answer>, { problem: string }>;

/**
 * Returns the document as HTML that is not yet sanitised. Pictures have tokens in place of addresses.
 *
 * @throws Refusal 415
 */
export async function readDocument(file: string): Promise<Read> {
  const worker = new Worker(/* turbopackIgnore: true */ thread, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const [message] = await once(worker, "message", { signal: AbortSignal.timeout(MAX_MS) });
    const read = answer.parse(message);
    if ("problem" in read) throw new Refusal(415, read.problem);
    return read;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      415,
      "This document cannot be read. Please open it in Word, save it again as .docx, or paste its text.",
      {},
      { cause: error },
    );
  } finally {
    await worker.terminate();
  }
}
