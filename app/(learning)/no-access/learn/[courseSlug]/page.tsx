import { LearnNotFound } from "@/components/learning/course-not-found";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";
import { findClosedCourse, findCoursePage } from "../../_course-page";

export const metadata = privateMetadata("Course Not Found");

/** The gate rewrites to this page for people without access. It answers as the real page would, which never runs. */
export default async function NoAccessPage({ params }: PageProps<"/no-access/learn/[courseSlug]">) {
  declareNotFound();
  const { courseSlug } = await params;
  return (
    <LearnNotFound
      coursePage={await findCoursePage(courseSlug)}
      closed={await findClosedCourse(courseSlug)}
    />
  );
}
