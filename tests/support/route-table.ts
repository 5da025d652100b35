/**
 * The kind of a route decides who gets an answer. A route of the build that is missing here fails the test:
 * choose its kind before it is released.
 */
type Kind =
  /** The same for everybody. */
  | "public"
  /** Accepts only writes and refuses reads. */
  | "post"
  /** Serves nothing at its own address: answers 404 to everybody. */
  | "nothing"
  /** The form for people who are signed out; a redirect to the account for others. */
  | "sign-in"
  /** For everybody who is signed in. */
  | "account"
  /** A page of an order, which belongs to none of the roles. */
  | "own order"
  /** A page of a paid course. */
  | "learning page"
  /** A call or a file of a paid course. */
  | "lesson"
  /** A picture or file in a paid lesson's text, which the back office shows as well. */
  | "named file"
  /** A call for everybody who is signed in. */
  | "own list"
  /** For those who have just proven their address again; a mere session is asked to do so. */
  | "own"
  /** A page of the back office. */
  | "coach"
  /** A page of the back office that an assistant sees only with the owner's permission. */
  | "owner"
  /** A call or a file of the back office. */
  | "coach file"
  /** Where the coach proves a second factor. */
  | "second factor";

export const roles = [
  "visitor",
  "buyer without",
  "buyer with",
  "refunded",
  "suspended",
  "coach",
  /** Works in the back office with a second factor of their own, and may not see what is earned. */
  "assistant",
  /** Signed in by mail with the coach's address, but without the second factor. */
  "coach without phone",
  /** The browser that paid with the coach's address, which has proven nothing. */
  "payer as coach",
] as const;

export type Role = (typeof roles)[number];

/** The kinds that answer Next's own router like everybody else; pages answer it in its own format. */
export const calls: Kind[] = [
  "post",
  "lesson",
  "named file",
  "own",
  "own list",
  "coach file",
  "public",
];

/** The status of a page or call; 307 is a redirect. */
export const answers: Record<Kind, (role: Role) => number> = {
  public: () => 200,
  post: () => 405,
  nothing: () => 404,
  "sign-in": (role) => (role === "visitor" ? 200 : 307),
  account: (role) => (role === "visitor" ? 307 : 200),
  "own order": (role) => (role === "visitor" ? 307 : 404),
  "own list": (role) => (role === "visitor" ? 401 : 200),
  "learning page": (role) => (role === "visitor" ? 307 : role === "buyer with" ? 200 : 404),
  lesson: (role) => (role === "visitor" ? 401 : role === "buyer with" ? 200 : 404),
  "named file": (role) => (worksHere(role) ? 200 : answers.lesson(role)),
  own: (role) => (role === "visitor" ? 401 : isCoach(role) ? 200 : 403),
  coach: (role) => (worksHere(role) ? 200 : mayProve(role) ? 307 : 404),
  owner: (role) => (role === "coach" ? 200 : mayProve(role) ? 307 : 404),
  "coach file": (role) =>
    worksHere(role) ? 200 : role === "visitor" ? 401 : isCoach(role) ? 403 : 404,
  "second factor": (role) => (role === "visitor" ? 307 : isCoach(role) ? 200 : 404),
};

export function isCoach(role: Role): boolean {
  return worksHere(role) || role === "coach without phone";
}

export function worksHere(role: Role): boolean {
  return role === "coach" || role === "assistant";
}

function mayProve(role: Role): boolean {
  return role === "visitor" || role === "coach without phone";
}

const table: Record<Kind, string> = {
  public: `
    / /[...address] /about /accessibility /about/cv /about/performing-arts-cv /api/auth/[...nextauth]
    /api/categories/[categorySlug] /api/courses/category/[categoryId] /api/courses/featured
    /api/courses/slug/[slug] /api/health /api/health/ready /api/newsletter/unsubscribe
    /api/publications /api/testimonials /certificates/[number] /checkout
    /checkout/[course] /contact /courses /courses/[slug] /courses/by-id/[id] /documents/cv.pdf /documents/performing-arts-cv.pdf /email-change/[side]
    /email-change/moved /email-change/stopped
    /email-preview /email-preview/mail /goodbye /icons/[name] /manifest.webmanifest /newsletter
    /newsletter/confirm /newsletter/sent /newsletter/unsubscribe /payment-success /privacy
    /publications /publications/[kind] /publications/[kind]/[slug] /refunds /refunds/[version] /reviews
    /robots.txt /signin/code /signin/link /sitemap.xml /terms /terms/[version] /testimonials /unavailable /withdraw`,
  post: `
    /api/admin/newsletter /api/admin/sales /api/create-payment-intent /api/lessons/[lessonId]/progress
    /api/uploads/courses/[courseId]/trailer /api/uploads/shown/[kind]
    /api/newsletter/subscribe /api/uploads/films/[place]
    /api/uploads/films/[place]/[upload] /api/uploads/films/[place]/finish
    /api/uploads/lessons/[lessonId]/[file] /api/uploads/documents /api/uploads/pictures /api/uploads/pictures/[pictureId]
    /api/policy-reports /api/webhooks/resend /api/webhooks/stripe /signout`,
  nothing: `
    /api/courses/[courseId]/trailer
    /_global-error /_not-found /api/[...unknown] /coming-soon /no-access/content/[courseSlug]
    /no-access/learn/[courseSlug] /no-access/learn/[courseSlug]/certificate /no-access/office`,
  "named file": "/api/media/[name] /pictures/[name]",
  "sign-in": "/signin",
  account:
    "/account /account/browsers /account/data /account/delete /account/email /account/orders",
  "own order":
    "/account/orders/[number] /account/orders/[number]/invoice /account/orders/[number]/pdf",
  "learning page": "/content/[courseSlug] /learn/[courseSlug] /learn/[courseSlug]/certificate",
  "own list": "/api/account/courses",
  lesson: `
    /api/certificates/[number]/pdf /api/courses/[courseId]/lessons /api/courses/[courseId]/progress
    /api/lessons/[lessonId]/captions /api/lessons/[lessonId]/film /api/lessons/[lessonId]/workbook`,
  own: "/api/account/data",
  coach: `
    /admin/mails/[kind] /admin/pictures /admin/pictures/[pictureId]
    /admin /admin/courses /admin/courses/[courseId] /admin/courses/[courseId]/give
    /admin/courses/categories /admin/courses/categories/[categoryId] /admin/courses/categories/new
    /admin/courses/lessons/[lessonId] /admin/courses/new /admin/mails /admin/messages /admin/messages/[id]
    /admin/newsletter /admin/newsletter/[id] /admin/orders
    /admin/orders/[number] /admin/orders/[number]/access
    /admin/pages /admin/pages/menus /admin/pages/other-words /admin/pages/new /admin/pages/[pageId] /admin/pages/[pageId]/address /admin/pages/[pageId]/preview
    /admin/pages/[pageId]/sections/[sectionId] /admin/pages/[pageId]/versions
    /admin/pages/[pageId]/words /preview/pages/[pageId]
    /admin/orders/[number]/resend /admin/people /admin/people/[id]
    /admin/people/[id]/erase /admin/people/stuck /admin/publications
    /admin/publications/[publicationId] /admin/publications/new /admin/search /admin/security /admin/settings
    /admin/settings/[group]
    /admin/testimonials /admin/testimonials/[testimonialId] /admin/testimonials/new /admin/orders/withdrawals /admin/orders/withdrawals/[id]
    /preview/courses/[courseId] /preview/courses/[courseId]/lessons
    /preview/publications/[publicationId]`,
  owner:
    "/admin/assistants /admin/audit /admin/newsletter/export /admin/orders/[number]/email /admin/orders/[number]/refund /admin/people/[id]/move /admin/sales /admin/sales/export",
  "coach file": `
    /api/admin/needs /preview/pictures /preview/mails/[kind]
    /preview/lessons/[lessonId]/captions /preview/lessons/[lessonId]/film
    /preview/lessons/[lessonId]/workbook`,
  "second factor": "/signin/factor /signin/factor/recovery /signin/factor/set-up",
};

export const routes: Record<string, Kind> = Object.fromEntries(
  Object.entries(table).flatMap(([kind, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((route) => [route, kind as Kind]),
  ),
);
