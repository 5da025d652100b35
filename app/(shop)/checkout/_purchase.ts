import { redirect } from "next/navigation";
import { z } from "zod";
import { currentUser } from "@/lib/auth/next-auth";
import { readCheckoutOrders } from "@/lib/checkout/cookie";
import { findEarlierPayment } from "@/lib/checkout/queries";
import { findCourseForSale } from "@/lib/courses/public/queries";
import { idTextField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import { listOwnedCourses } from "@/lib/learning/queries";
import { paths } from "@/lib/paths/public";
import { decimalToPence } from "@/lib/text/money";

const address = z.object({
  courseId: idTextField,
  title: z.string().min(1),
  // The price in the link: shown beside the current price, never charged.
  amount: z.string().min(1).transform(Number),
});

export type Purchase = Awaited<ReturnType<typeof readPurchase>>;

/** Reads the checkout's address for the current visitor. Redirects to the home page without a course for sale. */
export async function readPurchase(searchParams: Record<string, string | string[] | undefined>) {
  const wanted = address.safeParse(firstValues(searchParams));
  const course = wanted.success ? await findCourseForSale(wanted.data.courseId) : null;
  if (!wanted.success || !course) redirect(paths.home);
  const user = await currentUser();
  const owned = user && (await listOwnedCourses(user.id)).find(({ id }) => id === course.id);
  const closed =
    user && (await listClosedCourses(user.id)).find(({ slug }) => slug === course.slug);
  const earlier = owned ? null : await findEarlierPayment(await readCheckoutOrders(), course.id);
  return {
    course,
    shownPence: decimalToPence(wanted.data.amount),
    email: user?.email ?? null,
    name: user?.name ?? null,
    owned,
    closed,
    earlier,
  };
}
