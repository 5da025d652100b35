import { newCoachSession } from "../coach";
import { newCourse, newLearner, newSession } from "../learner";
import { completeLesson } from "../people";
import { beginOrder } from "../sale";

export type People = Awaited<ReturnType<typeof gatherPeople>>;

/** The senders of the requests: visitors, buyers with a finished course, the coach, and people who sign out. */
export async function gatherPeople() {
  const course = await newCourse("generic", [
    { title: "Paid", contentHtml: "<p>Words that were paid for.</p>" },
  ]);
  const lessonId = course.lessonIds[0] ?? 0;
  const learners = await Promise.all(Array.from({ length: 6 }, () => newLearner(course.courseId)));
  await Promise.all(learners.map((userId) => completeLesson(userId, lessonId)));
  const leavers = await Promise.all(Array.from({ length: 6 }, () => newLearner(course.courseId)));
  const coach = await newCoachSession();
  const checkout = await beginOrder();
  const withCheckout = async (id: string) => `${await newSession(id)}; ${checkout.cookie}`;
  return {
    course,
    lessonId,
    learners,
    orderId: checkout.orderId,
    leavers: await Promise.all(leavers.map(newSession)),
    others: ["", checkout.cookie, coach, ...(await Promise.all(learners.map(withCheckout)))],
  };
}
