import type { Side } from "@/lib/account/rules";

/**
 * Where things are on this site, except for the back office (lib/admin-paths.ts): everything here is part
 * of the script of every page.
 */
export const paths = {
  home: "/",
  courses: "/courses",
  moreCourses: (after: string) => `/courses?${new URLSearchParams({ after })}`,
  course: (slug: string) => `/courses/${slug}`,
  learn: (slug: string, lessonId?: number) =>
    lessonId ? `/learn/${slug}#lesson-${lessonId}` : `/learn/${slug}`,
  content: (slug: string, module?: number) =>
    module ? `/content/${slug}?module=${module}` : `/content/${slug}`,
  learnCertificate: (slug: string) => `/learn/${slug}/certificate`,
  /** Where anybody can check a certificate's number. */
  certificate: (number: string) => `/certificates/${number}`,
  certificatePdf: (number: string) => `/api/certificates/${number}/pdf`,
  /** The mail alone, for the preview's frame. */
  emailPreviewMail: "/email-preview/mail",
  account: "/account",
  signOut: "/signout",
  accountBrowsers: "/account/browsers",
  accountData: "/account/data",
  ownData: (format: "json" | "html") => `/api/account/data?format=${format}`,
  accountEmail: "/account/email",
  accountDelete: "/account/delete",
  accountDeleted: "/goodbye",
  /** Where either address agrees to a change, or refuses it. */
  emailChange: (side: Side, token: string) => `/email-change/${side}?token=${token}`,
  emailChangeMoved: "/email-change/moved",
  emailChangeStopped: "/email-change/stopped",
  createPaymentIntent: "/api/create-payment-intent",
  paymentSuccess: "/payment-success",
  toolsForLife: "/courses/tools-for-life",
  irishDancing: "/courses/irish-dancing",
  publicSpeaking: "/public-speaking",
  publications: "/publications",
  publicationsOf: (kind: "podcasts" | "articles") => `/publications/${kind}`,
  about: "/about",
  cv: "/about/cv",
  cvPdf: "/documents/cv.pdf",
  performingArtsCv: "/about/performing-arts-cv",
  performingArtsCvPdf: "/documents/performing-arts-cv.pdf",
  testimonials: "/testimonials",
  contact: "/contact",
  enquiry: (topic: string) => `/contact?topic=${topic}`,
  newsletterSent: "/newsletter/sent",
  newsletterProblem: (status: number, email: string) =>
    `/newsletter?${new URLSearchParams({ problem: String(status), email })}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${token}`,
  newsletterUnsubscribe: (token: string) =>
    `/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
  subscribe: "/api/newsletter/subscribe",
  /** What mail programs post to by themselves (RFC 8058). */
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe?token=${token}`,
  /** The free 15-minute consultation is asked for by e-mail. */
  consultation: (email: string) => `mailto:${email}?subject=Consultation%20Request`,
  terms: "/terms",
  refunds: "/refunds",
  privacy: "/privacy",
  checkout: (course: { id: number; title: string; price: string }) =>
    `/checkout?courseId=${course.id}&title=${encodeURIComponent(course.title)}&amount=${course.price}`,
  signIn: (from: { callbackUrl?: string } = {}) => {
    const query = new URLSearchParams(from).toString();
    return query ? `/signin?${query}` : "/signin";
  },
  health: "/api/health",
  /** Where the code is typed, and where it leads. */
  signInCode: (callbackUrl: string) => `/signin/code?${new URLSearchParams({ callbackUrl })}`,
  signInLink: (token: string) => `/signin/link?token=${token}`,
  lessonFilm: (lessonId: number) => `/api/lessons/${lessonId}/film`,
  lessonCaptions: (lessonId: number) => `/api/lessons/${lessonId}/captions`,
  lessonWorkbook: (lessonId: number) => `/api/lessons/${lessonId}/workbook`,
  courseProgress: (courseId: number, learnerId: string) =>
    `/api/courses/${courseId}/progress?learnerId=${learnerId}`,
  lessonProgress: (lessonId: number) => `/api/lessons/${lessonId}/progress`,
};
