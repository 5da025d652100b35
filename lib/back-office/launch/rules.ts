/** Remove a line together with the sample that it names. */
export const PAGE_SAMPLES = [
  "both CVs (components/marketing/copy/cv.ts) and their PDFs (public/documents)",
];
