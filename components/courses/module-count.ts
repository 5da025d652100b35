/** "11 modules"; a course whose modules are not there yet is just a "Course". */
export function moduleCount(count: number): string {
  if (count === 0) return "Course";
  return count === 1 ? "1 module" : `${count} modules`;
}
