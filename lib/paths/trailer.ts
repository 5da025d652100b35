export function trailerAddress(courseId: number): string {
  return `/api/courses/${courseId}/trailer`;
}
