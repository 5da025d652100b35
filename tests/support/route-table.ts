/**
 * What a route is, and so whom it answers. A route of the build that is missing here fails the test:
 * decide what it is before it is released.
 */
type Kind =
  /** The same for everybody. */
  | "public"
  /** Only accepts writes; reading is refused. */
  | "post"
  /** Serves nothing at an address of its own: answers 404 to everybody. */
  | "nothing"
  /** Signed out: the form; signed in: a redirect to the account. */
  | "sign-in"
  /** Whoever is signed in. */
  | "account"
  /** A page of a paid course. */
  | "room"
  /** A call or a file of a paid course. */
  | "lesson"
  /** For those who have just proven their address again; with only a session, they are told to. */
  | "own"
  /** A page of the back office. */
  | "coach"
  /** A call or a file of the back office. */
  | "coach file"
  /** Where the coach proves a second factor. */
  | "second factor";

export type Role = "visitor" | "buyer without" | "buyer with" | "refunded" | "suspended" | "coach";

export const roles: Role[] = [
  ...(["visitor", "buyer without", "buyer with"] as const),
  ...(["refunded", "suspended", "coach"] as const),
];

/** The kinds that answer Next's own router as they answer everybody; pages answer it in its own format. */
export const calls: Kind[] = ["post", "lesson", "own", "coach file", "public"];

/** The status of a page or call; 307 is a redirect. */
export const answers: Record<Kind, (role: Role) => number> = {
  public: () => 200,
  post: () => 405,
  nothing: () => 404,
  "sign-in": (role) => (role === "visitor" ? 200 : 307),
  account: (role) => (role === "visitor" ? 307 : 200),
  room: (role) => (role === "visitor" ? 307 : role === "buyer with" ? 200 : 404),
  lesson: (role) => (role === "visitor" ? 401 : role === "buyer with" ? 200 : 404),
  own: (role) => (role === "visitor" ? 401 : role === "coach" ? 200 : 403),
  coach: (role) => (role === "visitor" ? 307 : role === "coach" ? 200 : 404),
  "coach file": (role) => (role === "visitor" ? 401 : role === "coach" ? 200 : 404),
  "second factor": (role) => (role === "visitor" ? 307 : role === "coach" ? 200 : 404),
};

export const routes: Record<string, Kind> = {
  "/": "public",
  "/_global-error": "nothing",
  "/_not-found": "nothing",
  "/about": "public",
  "/about/cv": "public",
  "/about/performing-arts-cv": "public",
  "/account": "account",
  "/account/browsers": "account",
  "/account/data": "account",
  "/account/delete": "account",
  "/account/email": "account",
  "/admin": "coach",
  "/admin/audit": "coach",
  "/admin/courses": "coach",
  "/admin/courses/[courseId]": "coach",
  "/admin/courses/[courseId]/give": "coach",
  "/admin/courses/lessons/[lessonId]": "coach",
  "/admin/courses/new": "coach",
  "/admin/messages": "coach",
  "/admin/messages/[id]": "coach",
  "/admin/newsletter": "coach",
  "/admin/newsletter/[id]": "coach",
  "/admin/newsletter/export": "coach",
  "/admin/orders": "coach",
  "/admin/orders/[number]": "coach",
  "/admin/orders/[number]/access": "coach",
  "/admin/orders/[number]/email": "coach",
  "/admin/orders/[number]/refund": "coach",
  "/admin/orders/[number]/resend": "coach",
  "/admin/people": "coach",
  "/admin/people/[id]": "coach",
  "/admin/people/[id]/erase": "coach",
  "/admin/people/stuck": "coach",
  "/admin/publications": "coach",
  "/admin/publications/[publicationId]": "coach",
  "/admin/publications/new": "coach",
  "/admin/security": "coach",
  "/admin/settings": "coach",
  "/admin/settings/[group]": "coach",
  "/admin/settings/legal/[kind]": "coach",
  "/admin/settings/legal/[kind]/[version]": "coach",
  "/admin/testimonials": "coach",
  "/admin/testimonials/[testimonialId]": "coach",
  "/admin/testimonials/new": "coach",
  "/api/[...unknown]": "nothing",
  "/api/account/data": "own",
  "/api/admin/newsletter": "post",
  "/api/auth/[...nextauth]": "public",
  "/api/categories/[categorySlug]": "public",
  "/api/certificates/[number]/pdf": "lesson",
  "/api/courses/[courseId]/lessons": "lesson",
  "/api/courses/[courseId]/progress": "lesson",
  "/api/courses/category/[categoryId]": "public",
  "/api/courses/featured": "public",
  "/api/courses/slug/[slug]": "public",
  "/api/create-payment-intent": "post",
  "/api/health": "public",
  "/api/health/ready": "public",
  "/api/lessons/[lessonId]/captions": "lesson",
  "/api/lessons/[lessonId]/film": "lesson",
  "/api/lessons/[lessonId]/progress": "post",
  "/api/lessons/[lessonId]/workbook": "lesson",
  "/api/newsletter/subscribe": "post",
  "/api/newsletter/unsubscribe": "public",
  "/api/publications": "public",
  "/api/testimonials": "public",
  "/api/uploads/courses/[courseId]/picture": "post",
  "/api/uploads/lessons/[lessonId]/[file]": "post",
  "/api/uploads/publications/[publicationId]/picture": "post",
  "/api/webhooks/resend": "post",
  "/api/webhooks/stripe": "post",
  "/apple-icon.png": "public",
  "/certificates/[number]": "public",
  "/checkout": "public",
  "/checkout/[course]": "public",
  "/contact": "public",
  "/content/[courseSlug]": "room",
  "/courses": "public",
  "/courses/[slug]": "public",
  "/courses/by-id/[id]": "public",
  "/courses/irish-dancing": "public",
  "/courses/tools-for-life": "public",
  "/email-change/[side]": "public",
  "/email-change/moved": "public",
  "/email-change/stopped": "public",
  "/email-preview": "public",
  "/email-preview/mail": "public",
  "/goodbye": "public",
  "/icon.svg": "public",
  "/learn/[courseSlug]": "room",
  "/learn/[courseSlug]/certificate": "room",
  "/manifest.webmanifest": "public",
  "/newsletter": "public",
  "/newsletter/confirm": "public",
  "/newsletter/sent": "public",
  "/newsletter/unsubscribe": "public",
  "/no-access/content/[courseSlug]": "nothing",
  "/no-access/learn/[courseSlug]": "nothing",
  "/no-access/learn/[courseSlug]/certificate": "nothing",
  "/no-access/office": "nothing",
  "/payment-success": "public",
  // Public to anybody who knows a picture's name, but the test's place has no picture.
  "/pictures/[name]": "nothing",
  "/preview/courses/[courseId]": "coach",
  "/preview/courses/[courseId]/lessons": "coach",
  "/preview/lessons/[lessonId]/captions": "coach file",
  "/preview/lessons/[lessonId]/film": "coach file",
  "/preview/lessons/[lessonId]/workbook": "coach file",
  "/privacy": "public",
  "/public-speaking": "public",
  "/publications": "public",
  "/publications/[kind]": "public",
  "/publications/[kind]/[slug]": "public",
  "/refunds": "public",
  "/robots.txt": "public",
  "/signin": "sign-in",
  "/signin/code": "public",
  "/signin/factor": "second factor",
  "/signin/factor/recovery": "second factor",
  "/signin/factor/set-up": "second factor",
  "/signin/link": "public",
  "/signout": "post",
  "/sitemap.xml": "public",
  "/terms": "public",
  "/terms/[version]": "public",
  "/testimonials": "public",
};
