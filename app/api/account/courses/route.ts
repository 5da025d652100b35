import { currentUser } from "@/lib/auth/next-auth";
import { removeSessionHint } from "@/lib/auth/session-hint";
import { signedOutRefusal } from "@/lib/errors";
import { noParams, readRoute } from "@/lib/http/route-handler";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import { listOwnedCourses } from "@/lib/learning/queries";

/** Public pages show this in place of a price. A person whose access has ended may buy the course again. */
export const GET = readRoute(noParams, async () => {
  const user = await currentUser();
  if (!user) {
    await removeSessionHint();
    throw signedOutRefusal();
  }
  const [owned, closed] = await Promise.all([
    listOwnedCourses(user.id),
    listClosedCourses(user.id),
  ]);
  const paused = closed.filter(({ why }) => why === "paused");
  return [
    ...owned.map((course) => ({ ...course, isPaused: false })),
    ...paused.map(({ id, slug }) => ({ id, slug, percentage: 0, isPaused: true })),
  ];
});
