import { z } from "zod";
import {
  emailField,
  idTextField,
  lenientTimeField,
  searchField,
  textField,
} from "@/lib/forms/fields";

export const PAGE_SIZE = 15;

const cursor = z.uuid().optional().catch(undefined);

export const peopleQuery = z.object({
  q: searchField,
  before: cursor,
});
export type PeopleQuery = z.output<typeof peopleQuery>;

export const STUCK_DAYS = ["7", "14", "30", "90"] as const;

export const stuckQuery = z.object({
  days: z.enum(STUCK_DAYS).catch("14"),
  at: lenientTimeField,
  person: cursor,
  course: idTextField.optional().catch(undefined),
});
export type StuckQuery = z.output<typeof stuckQuery>;

const reason = textField(500);

export const eraseRequest = z.object({ id: z.uuid(), reason });

export const moveRequest = z.object({ id: z.uuid(), email: emailField, reason });
export type MoveRequest = z.output<typeof moveRequest>;

export const courseGift = z.object({ email: emailField, courseId: idTextField, reason });
export type CourseGift = z.output<typeof courseGift>;

export const giftEnd = z.object({ id: z.uuid(), reason });

export type CourseProgress = {
  courseId: number;
  courseTitle: string;
  percentage: number;
  isOpen: boolean;
  finishedAt: Date | null;
  lastLesson: string | null;
  lastProgressAt: Date;
};

export type ListedPerson = {
  id: string;
  email: string;
  createdAt: Date;
  courses: CourseProgress[];
};
