import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { recordAudit } from "@/lib/audit/commands";
import { setTrailer } from "@/lib/courses/editing/commands";
import { insertLesson, setLessonFile } from "@/lib/courses/lessons/commands";
import { titleOfFile, withoutEnding } from "@/lib/courses/lessons/rules";
import type { LessonFile } from "@/lib/courses/lessons/schema";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { Upload } from "@/lib/media/busboy";
import { keptName, newMediaFile, removeMedia, saveMedia, sizeOfMedia } from "@/lib/media/files";
import { inspectUpload } from "@/lib/media/inspect";
import { claimUpload, withWholeUpload } from "@/lib/media/parts/commands";
import type { LessonUpload } from "@/lib/media/rules";
import { OWN_PREFIX, ownFile } from "@/lib/media/rules";
import type { FilmPlace } from "@/lib/paths/back-office";
import { type ShownKind, shownAddress } from "@/lib/paths/shown";
import { cutText } from "@/lib/text/cut";

const lessonFiles = {
  film: { column: "videoUrl", extension: "mp4" },
  captions: { column: "captionsUrl", extension: "vtt" },
  workbook: { column: "downloadUrl", extension: "pdf" },
} satisfies Record<LessonUpload, { column: LessonFile; extension: string }>;

/**
 * Gives the file a name that nobody can guess. Keeps the replaced file for a month, because someone may still
 * be watching it, and the coach may want it back. Throws Refusal 409 if another edit came first, or 415.
 */
export async function storeLessonFile(
  actor: string,
  lessonId: number,
  kind: LessonUpload,
  { path, name, fields }: Upload,
): Promise<void> {
  const change = { id: lessonId, file: lessonFiles[kind].column, was: fields.was || null };
  await keepFile(kind, { path, name }, (now) => setLessonFile(actor, { ...change, now }));
}

type Arrived = Omit<Upload, "fields">;

/** For a file that was uploaded in parts. Returns the address of a shown one. Throws Refusal 404, 409 or 415. */
export function storeFilm(
  actor: string,
  { upload, was, ...at }: FilmPlace & { upload: string; was: string },
): Promise<string | null> {
  const places: Record<FilmPlace["place"], (whole: Arrived) => Promise<unknown>> = {
    lesson: (whole) => storeLessonFile(actor, at.placeId, "film", { ...whole, fields: { was } }),
    trailer: (whole) => storeTrailer(actor, at.placeId, whole),
    course: (whole) => storeNewLesson(actor, at.placeId, upload, whole),
    "shown-film": (whole) => storeShown(actor, "film", whole, upload),
    "shown-audio": (whole) => storeShown(actor, "audio", whole, upload),
  };
  return withWholeUpload(at, upload, places[at.place]);
}

/** Keeps the former film for a month, as a lesson does. Throws Refusal 404 or 415. */
export function storeTrailer(actor: string, courseId: number, { path }: Arrived): Promise<void> {
  return keepFile("film", { path, name: "trailer" }, (now) => setTrailer(actor, courseId, now));
}

/** Adds a draft, titled with the film's name. */
function storeNewLesson(actor: string, courseId: number, upload: string, film: Arrived) {
  const title = titleOfFile(film.name);
  return keepFile("film", film, (videoUrl) =>
    db.$transaction(async (tx) => {
      await claimUpload(tx, upload);
      await insertLesson(tx, actor, { courseId, title, videoUrl });
    }),
  );
}

/** In bytes. A file system allows 255, and a name that is being written is longer. */
const MAX_STEM = 200;

function asKind(kind: LessonUpload, name: string): string {
  let stem = cutText(withoutEnding(name).normalize("NFC"), MAX_STEM);
  while (Buffer.byteLength(stem) > MAX_STEM) stem = cutText(stem, stem.length - 1);
  return `${stem || "file"}.${lessonFiles[kind].extension}`;
}

/** Keeps films that the coach selects again from becoming lessons twice. Throws Refusal 409. */
export async function refuseSecondCopy(
  { place, placeId: courseId }: FilmPlace,
  film: { name: string; size: number },
): Promise<void> {
  if (place !== "course") return;
  const named = `/${keptName(asKind("film", film.name))}`;
  const lessons = await db.lesson.findMany({
    where: { courseId, videoUrl: { startsWith: OWN_PREFIX } },
    select: { title: true, videoUrl: true },
  });
  for (const { title, videoUrl } of lessons) {
    const file = ownFile(videoUrl);
    if (!file?.endsWith(named) || (await sizeOrNone(file)) !== film.size) continue;
    throw new Refusal(
      409,
      `This film is in the course already, in the lesson “${title}”. To have it twice, give the file another name.`,
    );
  }
}

/** Null for a file that is missing from the store. */
async function sizeOrNone(file: string): Promise<number | null> {
  return sizeOfMedia(file).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
}

async function keepFile(
  kind: LessonUpload,
  { path, name }: Arrived,
  use: (reference: string) => Promise<void>,
): Promise<void> {
  await inspectUpload(kind, path);
  const file = newMediaFile(asKind(kind, name));
  await saveMedia(file, (await openAsBlob(path)).stream());
  await use(`${OWN_PREFIX}${file}`).catch(async (error: unknown) => {
    // After any other error the lesson may already refer to the file, so it stays.
    if (error instanceof Refusal) await removeMedia(file);
    throw error;
  });
}

/** Stores a file that everybody may read, and returns its address on the site. Throws Refusal 409 or 415. */
export async function storeShown(
  actor: string,
  kind: ShownKind,
  { path }: Arrived,
  upload?: string,
): Promise<string> {
  const type = await inspectUpload(kind, path);
  const audio = type === "audio/mpeg" ? "mp3" : "m4a";
  const extension = { film: "mp4", captions: "vtt", audio, pdf: "pdf" }[kind];
  const name = `${randomBytes(16).toString("hex")}.${extension}`;
  const src = shownAddress(name);
  await saveMedia(`shown/${name}`, (await openAsBlob(path)).stream());
  try {
    await db.$transaction(async (tx) => {
      if (upload) await claimUpload(tx, upload, src);
      await recordAudit(tx, { actor, action: "file.add", subject: `file:${name}` });
    });
  } catch (error) {
    if (error instanceof Refusal) await removeMedia(`shown/${name}`);
    throw error;
  }
  return src;
}

/** Job: removes a file that was replaced a month ago, unless a lesson or a trailer refers to it again. */
export async function forgetFile(file: string): Promise<string> {
  const named = `${OWN_PREFIX}${file}`;
  const columns = [...Object.values(lessonFiles).map(({ column }) => column), "coveredUrl"];
  const OR = columns.map((column) => ({ [column]: named }));
  const uses = [
    await db.lesson.count({ where: { OR } }),
    await db.course.count({ where: { trailerUrl: named } }),
  ];
  if (uses.some((count) => count > 0)) return "in use again";
  await removeMedia(file);
  return "removed";
}
