/** "11 modules"; a course that has no modules yet is just a "Course". */
export function moduleCount(count: number): string {
  if (count === 0) return "Course";
  return count === 1 ? "1 module" : `${count} modules`;
}
