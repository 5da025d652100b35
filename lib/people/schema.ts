import { z } from "zod";
import {
  emailField,
  idTextField,
  lenientTextField,
  lenientTimeField,
  searchField,
  textField,
} from "@/lib/forms/fields";

/** Lines of one page of a list. */
export const PAGE_SIZE = 15;

const cursor = z.uuid().optional().catch(undefined);

/** The query of the list of people: everything in it is optional and lenient. */
export const peopleQuery = z.object({
  q: searchField,
  /** The last person of the previous page. */
  before: cursor,
  /** In a search: the last address, by which the matches are sorted. */
  after: lenientTextField,
});
export type PeopleQuery = z.output<typeof peopleQuery>;

export const STUCK_DAYS = ["7", "14", "30", "90"] as const;

export const stuckQuery = z.object({
  days: z.enum(STUCK_DAYS).catch("14"),
  /** The last line of the previous page: when, who, which course. */
  at: lenientTimeField,
  person: cursor,
  course: idTextField.optional().catch(undefined),
});
export type StuckQuery = z.output<typeof stuckQuery>;

const reason = textField(500);

export const eraseRequest = z.object({ id: z.uuid(), reason });

export const courseGift = z.object({ email: emailField, courseId: idTextField, reason });
export type CourseGift = z.output<typeof courseGift>;

/** `id` is the grant's. */
export const giftEnd = z.object({ id: z.uuid(), reason });

/** How far somebody is in a course. */
export type CourseProgress = {
  courseId: number;
  courseTitle: string;
  percentage: number;
  isOpen: boolean;
  finishedAt: Date | null;
  /** The lesson that was last worked on; null before the first. */
  lastLesson: string | null;
  lastProgressAt: Date;
};

export type ListedPerson = {
  id: string;
  email: string;
  createdAt: Date;
  courses: CourseProgress[];
};
