/**
 * Where things are on this site. Everything here is part of the script of every page, so what few pages name
 * stands elsewhere: the back office (admin-paths.ts), the account's own pages (account-paths.ts) and the
 * newsletter's (newsletter-paths.ts).
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
  subscribe: "/api/newsletter/subscribe",
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
  lessonFilm: (lessonId: number) => `/api/lessons/${lessonId}/film`,
  lessonCaptions: (lessonId: number) => `/api/lessons/${lessonId}/captions`,
  lessonWorkbook: (lessonId: number) => `/api/lessons/${lessonId}/workbook`,
  courseProgress: (courseId: number, learnerId: string) =>
    `/api/courses/${courseId}/progress?learnerId=${learnerId}`,
  lessonProgress: (lessonId: number) => `/api/lessons/${lessonId}/progress`,
};
