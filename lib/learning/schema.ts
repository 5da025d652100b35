import { z } from "zod";
import { DAY_MS } from "@/lib/text/durations";

/** Longer than any film. Larger numbers are clamped, because a wrong number must not lose a tick. */
const MAX_SECONDS = 24 * 60 * 60;
/** Ten years: no change is older than the shop. */
const MAX_AGE_MS = 10 * 365 * DAY_MS;
const seconds = z.coerce
  .number()
  .min(0)
  // Players report fractions.
  .transform((given) => Math.min(Math.floor(given), MAX_SECONDS));

/** JSON has booleans; a plain form sends "true" or "false". */
const flag = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((value) => value === "true"),
]);

export const progressInput = z
  .object({
    completed: flag.optional(),
    /** Seconds played. */
    watchTime: seconds.optional(),
    /** Seconds from the start of the film. */
    position: seconds.optional(),
    /** Milliseconds since the change; negative if the device's clock was set back. */
    age: z.coerce
      .number()
      .default(0)
      .transform((given) => Math.min(Math.max(given, 0), MAX_AGE_MS)),
    /** The user that the page was rendered for. Another person may be signed in by now. */
    learnerId: z.string().optional(),
  })
  .refine(
    ({ completed, watchTime, position }) => (completed ?? watchTime ?? position) !== undefined,
    { path: ["completed"], error: "Please give this, watchTime or position" },
  );
export type ProgressInput = z.output<typeof progressInput>;

export const playsNextInput = z.object({ playsNext: flag, learnerId: z.string() });

export type LessonDto = {
  id: number;
  position: number;
  title: string;
  description: string;
  /** Minutes. */
  duration: number | null;
  content: string | null;
  videoUrl: string | null;
  captionsUrl: string | null;
  downloadUrl: string | null;
  locked: boolean;
};

export type ProgressDto = {
  lessonId: number;
  completed: boolean;
  /** Seconds. */
  watchTime: number;
  position: number;
};

export type OwnedCourse = {
  id: number;
  slug: string;
  title: string;
  imageUrl: string | null;
  percentage: number;
  /** Null before the course is begun and after it is finished. */
  nextLessonId: number | null;
};

export type LearningCourse = {
  id: number;
  slug: string;
  title: string;
  description: string;
  imageUrl: string | null;
  playerLook: "generic" | "dedicated";
  workbookTitle: string | null;
  isPublished: boolean;
};
