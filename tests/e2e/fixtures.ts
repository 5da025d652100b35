import { test as base, type Page } from "@playwright/test";
import { signInAsCoach } from "../support/coach";
import {
  type NewLesson,
  newCourse,
  newLearner,
  publish,
  readProgress,
  signIn,
} from "../support/learner";
import { findEmail, findUserId, markSignedInBefore } from "../support/people";
import { sellCourse } from "../support/sale";
import { JOURNEY } from "../support/samples";

export { expect } from "@playwright/test";

type Course = Awaited<ReturnType<typeof newCourse>>;
type Person = { userId: string; email: string };

type Options = {
  /** The content of `course`; with `isPublished` it is on sale for the duration of the test. */
  courseOf: { look?: "generic" | "dedicated"; lessons?: NewLesson[]; isPublished?: boolean };
  /** The slug of the seeded course that `buyer` has bought. */
  bought: string;
};

type Fixtures = {
  /** A course for this test only. */
  course: Course;
  /** Somebody with access to `course`, signed in to `page`; no payment was made for it. */
  learner: Person;
  /** `course` and `learner` together; `saved` reads their progress in a lesson, by default the first. */
  enrolment: Course & Person & { saved: (index?: number) => ReturnType<typeof readProgress> };
  /** A learner who has just proven the address by mail, as the rights of an account require. */
  owner: Person;
  /** Somebody who paid for a seeded course, with order, receipt and access; signed in to `page`. */
  buyer: Person & { number: number };
  /** A page in a separate browser in which the coach has signed in and proven the second factor. */
  coach: Page;
};

export const test = base.extend<Options & Fixtures>({
  courseOf: [{}, { option: true }],
  bought: [JOURNEY, { option: true }],
  course: async ({ courseOf }, use) => {
    const { look = "generic", lessons = [{ title: "One" }], isPublished = false } = courseOf;
    const course = await newCourse(look, lessons);
    if (isPublished) await publish(course.courseId);
    await use(course);
    if (isPublished) await publish(course.courseId, false);
  },
  learner: async ({ course, context }, use) => {
    const userId = await newLearner(course.courseId);
    await signIn(context, userId);
    await use({ userId, email: await findEmail(userId) });
  },
  enrolment: async ({ course, learner }, use) => {
    const saved = (index = 0) => readProgress(learner.userId, course.lessonIds[index] ?? 0);
    await use({ ...course, ...learner, saved });
  },
  owner: async ({ learner }, use) => {
    await markSignedInBefore(learner.userId);
    await use(learner);
  },
  buyer: async ({ bought, context }, use) => {
    const { email, number } = await sellCourse({ slug: bought });
    const userId = await findUserId(email);
    await signIn(context, userId);
    await use({ userId, email, number });
  },
  coach: async ({ browser }, use) => {
    const context = await browser.newContext();
    await signInAsCoach(context);
    await use(await context.newPage());
    await context.close();
  },
});
