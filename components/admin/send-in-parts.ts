import type { DetailedError } from "tus-js-client";
import { failureText } from "@/lib/http/api-client";
import { adminPaths, type FilmPlace } from "@/lib/paths/back-office";
import { BROKE_OFF, type Sent, sendForm } from "./send-form";

/** The most that a broken connection loses; small enough for any time limit on the way. */
const PART_BYTES = 5 * 1024 * 1024;

const SAMPLE_BYTES = 256 * 1024;

/** In milliseconds, about five minutes in all; restarted with each part that arrives. */
const RETRY_DELAYS = [500, 2000, 5000, ...Array.from({ length: 15 }, () => 20_000)];

const TO_GO_ON: Record<FilmPlace["place"], string> = {
  lesson: "Press “Upload” again",
  trailer: "Press “Upload” again",
  course: "Press “Try again”",
  "shown-film": "Choose the file again",
  "shown-audio": "Choose the file again",
};

/** Sends a file as a resumable upload, which continues even after a reload or in another instance of the site. */
export async function sendInParts(
  place: FilmPlace,
  was: string,
  file: File,
  onProgress: (percentage: number) => void,
): Promise<Sent> {
  const brokeOff = `The connection broke off. ${TO_GO_ON[place.place]}, and it goes on where it was.`;
  const client = await import("tus-js-client").catch(() => null);
  if (!client) return { problem: brokeOff };
  const { DetailedError, Upload } = client;
  const endpoint = adminPaths.uploadParts(place);
  const [url, problem] = await new Promise<[string, string?]>((resolve) => {
    const upload = new Upload(file, {
      endpoint,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { filename: file.name },
      fingerprint: () => fingerprint(endpoint, file),
      onShouldRetry: mayPass,
      onProgress: (sent, total) => onProgress(Math.round((sent / total) * 100)),
      onError: (error) =>
        resolve(["", refusalIn(error instanceof DetailedError ? error : null) ?? brokeOff]),
      onSuccess: () => resolve([upload.url ?? ""]),
    });
    upload.findPreviousUploads().then(
      (before) => {
        const last = before.at(-1);
        if (last) upload.resumeFromPreviousUpload(last);
        upload.start();
      },
      () => resolve(["", "This file cannot be read here. Please choose it again."]),
    );
  });
  if (problem) return { problem };
  const fields = { upload: url.split("/").at(-1) ?? "", was };
  return (await finishUpload(`${endpoint}/finish`, fields)) ?? { problem: brokeOff };
}

/** Identifies a film by its beginning and end: a copy of it resumes, another film of the same name does not. */
async function fingerprint(endpoint: string, file: File): Promise<string> {
  const ends = new Blob([file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await ends.arrayBuffer()));
  return [endpoint, file.size, ...digest].join("-");
}

/** Null if the site was not reached. */
async function finishUpload(action: string, fields: Record<string, string>): Promise<Sent | null> {
  for (const delay of RETRY_DELAYS) {
    const sent = await sendForm(action, new URLSearchParams(fields));
    if (sent.problem !== BROKE_OFF) return sent;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return null;
}

/** Retries no refusal, except that 409 to a part means the part arrived but its answer was lost. */
function mayPass(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  const isPart = "originalRequest" in error && error.originalRequest.getMethod() === "PATCH";
  return status === 0 || (status === 409 && isPart) || status >= 500;
}

function statusOf(error: Error | DetailedError): number {
  return "originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** Null if the site was not reached or not well. */
function refusalIn(error: DetailedError | null): string | null {
  const answer = error?.originalResponse;
  if (!answer || answer.getStatus() >= 500) return null;
  return failureText(answer.getHeader("content-type") ?? null, answer.getBody());
}
