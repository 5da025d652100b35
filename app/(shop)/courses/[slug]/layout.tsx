import { notFound } from "next/navigation";
import { readCourse } from "./_course";

/** Decides before loading.tsx sends its first byte, and with it the status 200. */
export default async function CourseLayout({ params, children }: LayoutProps<"/courses/[slug]">) {
  if (!(await readCourse(params))) notFound();
  return children;
}
