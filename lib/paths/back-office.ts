import { type Query, withQuery } from "./query";

type LessonFile = "film" | "captions" | "workbook";
/**
 * The purpose of an uploaded film: a lesson's film, a course's trailer, a new lesson of a course, or a film or sound
 * that everybody may see, whose `placeId` is 0.
 */
export type FilmPlace = {
  place: "lesson" | "trailer" | "course" | "shown-film" | "shown-audio";
  placeId: number;
};

export const adminPaths = {
  today: "/admin",
  search: (query: Query = {}) => withQuery("/admin/search", query),
  needsYou: "/admin#needs-you",
  needs: "/api/admin/needs",
  courses: (query: Query = {}) => withQuery("/admin/courses", query),
  categories: "/admin/courses/categories",
  category: (id: number | "new") => `/admin/courses/categories/${id}`,
  newCourse: "/admin/courses/new",
  course: (id: number) => `/admin/courses/${id}`,
  giveCourse: (id: number) => `/admin/courses/${id}/give`,
  uploadLessonFile: (lessonId: number, file: LessonFile) =>
    `/api/uploads/lessons/${lessonId}/${file}`,
  uploadParts: (at: FilmPlace) => `/api/uploads/films/${segmentOf(at)}`,
  uploadDocument: "/api/uploads/documents",
  uploadPicture: "/api/uploads/pictures",
  uploadShown: (kind: string) => `/api/uploads/shown/${kind}`,
  replacePicture: (id: number) => `/api/uploads/pictures/${id}`,
  pictures: (query: Query = {}) => withQuery("/admin/pictures", query),
  picture: (id: number) => `/admin/pictures/${id}`,
  listPictures: (before: number | null) =>
    withQuery("/preview/pictures", before === null ? {} : { before: String(before) }),
  uploadTrailer: (id: number) => `/api/uploads/courses/${id}/trailer`,
  coursePreview: (id: number) => `/preview/courses/${id}`,
  lessonsPreview: (id: number, lessonId?: number) =>
    lessonId
      ? `/preview/courses/${id}/lessons#lesson-${lessonId}`
      : `/preview/courses/${id}/lessons`,
  previewFile: (lessonId: number, file: LessonFile) => `/preview/lessons/${lessonId}/${file}`,
  lesson: (id: number) => `/admin/courses/lessons/${id}`,
  testimonials: "/admin/testimonials",
  testimonial: (id: number | "new") => `/admin/testimonials/${id}`,
  pages: "/admin/pages",
  menus: "/admin/pages/menus",
  otherWords: "/admin/pages/other-words",
  newPage: "/admin/pages/new",
  page: (id: number) => `/admin/pages/${id}`,
  pageAddress: (id: number) => `/admin/pages/${id}/address`,
  pageWords: (id: number) => `/admin/pages/${id}/words`,
  pageVersions: (id: number) => `/admin/pages/${id}/versions`,
  pageFrames: (id: number) => `/admin/pages/${id}/preview`,
  pagePreview: (id: number, query: Query = {}) => withQuery(`/preview/pages/${id}`, query),
  pageSection: (id: number, sectionId: number) => `/admin/pages/${id}/sections/${sectionId}`,
  publications: "/admin/publications",
  publication: (id: number | "new") => `/admin/publications/${id}`,
  publicationPreview: (id: number) => `/preview/publications/${id}`,
  settings: "/admin/settings",
  settingsGroup: (group: string) => `/admin/settings/${group}`,
  security: "/admin/security",
  assistants: "/admin/assistants",
  orders: (query: Query = {}) => withQuery("/admin/orders", query),
  order: (number: number) => `/admin/orders/${number}`,
  orderAction: (number: number, action: "refund" | "email" | "resend" | "access") =>
    `/admin/orders/${number}/${action}`,
  /** Opens the form with this line chosen and the rest of its price filled in. */
  refund: (number: number, line: string) => withQuery(`/admin/orders/${number}/refund`, { line }),
  sales: (query: Query = {}) => withQuery("/admin/sales", query),
  salesExport: (query: Query = {}) => withQuery("/admin/sales/export", query),
  salesCsv: "/api/admin/sales",
  withdrawals: (query: Query = {}) => withQuery("/admin/orders/withdrawals", query),
  withdrawal: (id: string) => `/admin/orders/withdrawals/${id}`,
  audit: (query: Query = {}) => withQuery("/admin/audit", query),
  people: (query: Query = {}) => withQuery("/admin/people", query),
  stuck: (query: Query = {}) => withQuery("/admin/people/stuck", query),
  person: (id: string, query: Query = {}) => withQuery(`/admin/people/${id}`, query),
  personMove: (id: string) => `/admin/people/${id}/move`,
  personErase: (id: string) => `/admin/people/${id}/erase`,
  newsletter: (query: Query = {}) => withQuery("/admin/newsletter", query),
  newsletterExport: "/admin/newsletter/export",
  newsletterCsv: "/api/admin/newsletter",
  subscriber: (id: string) => `/admin/newsletter/${id}`,
  mails: "/admin/mails",
  mailWords: (kind: string) => `/admin/mails/${kind}`,
  mailPreview: (kind: string) => `/preview/mails/${kind}`,
  messages: (query: Query = {}) => withQuery("/admin/messages", query),
  message: (id: string) => `/admin/messages/${id}`,
  secondFactor: (callbackUrl: string) => `/signin/factor?${new URLSearchParams({ callbackUrl })}`,
  secondFactorSetUp: (callbackUrl: string) =>
    `/signin/factor/set-up?${new URLSearchParams({ callbackUrl })}`,
  secondFactorRecovery: "/signin/factor/recovery",
};

function segmentOf({ place, placeId }: FilmPlace): string {
  if (place === "lesson") return String(placeId);
  return placeId === 0 ? place : `${place}-${placeId}`;
}
