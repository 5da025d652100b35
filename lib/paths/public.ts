/** Encodes `&`, `?`, `#` and `%`, which an address may contain but which have a meaning in a link. */
function mail(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Every page's script contains these; paths that few pages use are in the other files of this folder. */
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
  certificate: (number: string) => `/certificates/${number}`,
  certificatePdf: (number: string) => `/api/certificates/${number}/pdf`,
  emailPreviewMail: "/email-preview/mail",
  account: "/account",
  signOut: "/signout",
  createPaymentIntent: "/api/create-payment-intent",
  paymentSuccess: "/payment-success",
  toolsForLife: "/courses/tools-for-life",
  irishDancing: "/courses/irish-dancing",
  publications: "/publications",
  publication: ({ type, slug }: { type: string; slug: string }) => `/publications/${type}s/${slug}`,
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
  mail,
  consultation: (email: string) => `${mail(email)}?subject=Consultation%20Request`,
  terms: "/terms",
  refunds: "/refunds",
  privacy: "/privacy",
  accessibility: "/accessibility",
  reviews: "/reviews",
  withdraw: "/withdraw",
  checkoutPage: "/checkout",
  checkout: (course: { id: number; title: string; price: string }) =>
    `/checkout?courseId=${course.id}&title=${encodeURIComponent(course.title)}&amount=${course.price}`,
  signIn: (from: { callbackUrl?: string } = {}) => {
    const query = new URLSearchParams(from).toString();
    return query ? `/signin?${query}` : "/signin";
  },
  ownedCourses: "/api/account/courses",
  health: "/api/health",
  policyReports: "/api/policy-reports",
  lessonFilm: (lessonId: number) => `/api/lessons/${lessonId}/film`,
  lessonCaptions: (lessonId: number) => `/api/lessons/${lessonId}/captions`,
  lessonWorkbook: (lessonId: number) => `/api/lessons/${lessonId}/workbook`,
  courseProgress: (courseId: number, learnerId: string) =>
    `/api/courses/${courseId}/progress?learnerId=${learnerId}`,
  lessonProgress: (lessonId: number) => `/api/lessons/${lessonId}/progress`,
};
