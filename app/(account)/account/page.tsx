import { AccountRights } from "@/components/account/account-rights";
import { PendingRefunds } from "@/components/account/pending-refunds";
import { SecondPayments } from "@/components/account/second-payments";
import { SignOutForm } from "@/components/account/sign-out-form";
import { ClosedCourseNotice } from "@/components/learning/closed-course";
import { FreshOnReturn } from "@/components/learning/fresh-on-return";
import { OwnedCourseCard } from "@/components/learning/owned-course-card";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { coachStanding } from "@/lib/auth/coach";
import { requireUserPage } from "@/lib/auth/user-page";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import { listOwnedCourses } from "@/lib/learning/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { listPendingRefunds, listSecondPayments } from "@/lib/payments/queries";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("My courses");

export default async function AccountPage() {
  const user = await requireUserPage(paths.account);
  const [courses, closed, { is }, secondPayments, pendingRefunds] = await Promise.all([
    listOwnedCourses(user.id),
    listClosedCourses(user.id),
    coachStanding(),
    listSecondPayments(user.id),
    listPendingRefunds(user.id),
  ]);
  return (
    <Container className="py-14 md:py-20">
      <FreshOnReturn drawnAt={Date.now()} />
      <h1 className="text-4xl">My courses</h1>
      <p className="mt-3 text-muted">Signed in as {user.email}</p>
      {is !== "not-coach" && (
        <ButtonLink href={adminPaths.today} className="mt-6">
          Back office
        </ButtonLink>
      )}
      {courses.length > 0 ? (
        <ul className="mt-10 grid grid-cols-1 gap-6 md:grid-cols-2">
          {courses.map((course, place) => (
            <li key={course.slug}>
              <OwnedCourseCard course={course} eager={place < 2} />
            </li>
          ))}
        </ul>
      ) : (
        closed.length === 0 && <NoCourses />
      )}
      <div className="mt-6 flex max-w-measure flex-col gap-4 empty:hidden">
        {closed.map((course) => (
          <ClosedCourseNotice key={course.slug} course={course} />
        ))}
        <SecondPayments payments={secondPayments} />
      </div>
      <PendingRefunds refunds={pendingRefunds} />
      <AccountRights />
      <div className="mt-14 flex flex-wrap gap-x-6 gap-y-3 border-t border-rule pt-8">
        <SignOutForm />
        <SignOutForm everywhere variant="quiet" />
      </div>
    </Container>
  );
}

function NoCourses() {
  return (
    <div className="mt-10 flex max-w-measure flex-col items-start gap-5">
      <p className="text-lg">
        No course is open to this address yet. If you have just paid, give it a minute; if you used
        another address, sign in with that one.
      </p>
      <ButtonLink href={paths.courses} variant="primary">
        See the courses
      </ButtonLink>
    </div>
  );
}
