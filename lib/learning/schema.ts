import { z } from "zod";
import { DAY_MS } from "@/lib/text/durations";

/** Longer than any film. Larger numbers are cut to this one, since no number is a reason to lose a tick. */
const MAX_SECONDS = 24 * 60 * 60;
/** A change is never older than the shop: ten years. */
const MAX_AGE_MS = 10 * 365 * DAY_MS;
const seconds = z.coerce
  .number()
  .min(0)
  // Players report fractions.
  .transform((given) => Math.min(Math.floor(given), MAX_SECONDS));

/** JSON says true or false; a plain form says "true" or "false". */
const flag = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((value) => value === "true"),
]);

export const progressInput = z
  .object({
    completed: flag.optional(),
    /** Seconds played. */
    watchTime: seconds.optional(),
    /** The position in the film, in seconds. */
    position: seconds.optional(),
    /** How long ago the change was made, in milliseconds; a clock that was put back makes it less than 0. */
    age: z.coerce
      .number()
      .default(0)
      .transform((given) => Math.min(Math.max(given, 0), MAX_AGE_MS)),
    /** The user that the page was rendered for; somebody else may be using this browser by now. */
    learnerId: z.string().optional(),
  })
  .refine(
    ({ completed, watchTime, position }) => (completed ?? watchTime ?? position) !== undefined,
    { path: ["completed"], error: "Please give this, watchTime or position" },
  );
export type ProgressInput = z.output<typeof progressInput>;

/** A lesson as the call table answers it, for those who may learn it. */
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
  slug: string;
  title: string;
  imageUrl: string | null;
  percentage: number;
  /** The lesson at which a course that was begun resumes; null before that and when all is done. */
  nextLessonId: number | null;
};

/** The course as its rooms draw it. */
export type LearningCourse = {
  id: number;
  slug: string;
  title: string;
  description: string;
  imageUrl: string | null;
  playerLook: "generic" | "dedicated";
  workbookTitle: string | null;
  /** Whether the course has a page for visitors. */
  isPublished: boolean;
};
