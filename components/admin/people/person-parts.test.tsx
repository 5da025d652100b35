import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PersonCourses, PersonMails } from "./person-parts";

const course = {
  courseTitle: "Taking Back Your Life",
  percentage: 0,
  isOpen: true,
  finishedAt: null,
  lastLesson: null,
  lastProgressAt: new Date(),
};
const grant = { createdAt: new Date(), suspendedAt: null, endedAt: null, revokedAt: null };

it("two courses with one title each show their own access", () => {
  const html = renderToStaticMarkup(
    <PersonCourses
      courses={[
        { ...course, courseId: 1 },
        { ...course, courseId: 2 },
      ]}
      grants={[
        { ...grant, id: "a", courseId: 1, reason: "purchase" },
        { ...grant, id: "b", courseId: 2, reason: "given by hand" },
      ]}
      showsSums
    />,
  );
  const [, first, second] = html.split("<li");
  expect(first).toContain("(purchase)");
  expect(first).not.toContain("(given by hand)");
  expect(second).toContain("(given by hand)");
  expect(second).not.toContain("(purchase)");
});

it.each([
  ["by a refund, and then by hand", { endedAt: "2026-03-01", revokedAt: "2026-03-09" }],
  ["by hand, and then by a refund", { endedAt: "2026-03-09", revokedAt: "2026-03-01" }],
])("access that was ended %s shows the earlier of the two days", (_case, ends) => {
  const ended = { endedAt: new Date(ends.endedAt), revokedAt: new Date(ends.revokedAt) };
  const html = renderToStaticMarkup(
    <PersonCourses
      courses={[{ ...course, courseId: 1 }]}
      grants={[{ ...grant, ...ended, id: "a", courseId: 1, reason: "purchase" }]}
      showsSums
    />,
  );
  expect(html).toContain("ended on 1 March 2026");
});

it("an unsent mail has the same name as elsewhere in the back office", () => {
  const mail = { subject: null, createdAt: new Date(), sentAt: null, givenUpBecause: null };
  const html = renderToStaticMarkup(
    <PersonMails mails={[{ ...mail, id: "a", kind: "purchase-confirmation" }]} showsSums />,
  );
  expect(html).toContain("Receipt with the sign-in link");
});

it("a mail that was given up shows why", () => {
  const mail = { subject: null, createdAt: new Date(), sentAt: null, givenUpBecause: "refused" };
  const html = renderToStaticMarkup(
    <PersonMails mails={[{ ...mail, id: "a", kind: "sign-in" }]} showsSums />,
  );
  expect(html).toContain("not sent: the mail provider refuses it for good");
});

it.each([
  [false, "£…"],
  [true, "£49.99"],
])(
  "if sums are shown: %s, the reason for an access and a mail’s subject read %s",
  (showsSums, sum) => {
    const day = new Date();
    const mail = { id: "a", kind: "sign-in", createdAt: day, sentAt: day, givenUpBecause: null };
    const html = renderToStaticMarkup(
      <>
        <PersonCourses
          courses={[{ ...course, courseId: 1 }]}
          grants={[{ ...grant, id: "a", courseId: 1, reason: "paid £49.99 by bank transfer" }]}
          showsSums={showsSums}
        />
        <PersonMails
          mails={[{ ...mail, subject: "Your course for £49.99" }]}
          showsSums={showsSums}
        />
      </>,
    );
    expect(html).toContain(`(paid ${sum} by bank transfer)`);
    expect(html).toContain(`Your course for ${sum}`);
  },
);
