import { ContentNotFound } from "@/components/learning/course-not-found";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";
import { findClosedCourse, findCoursePage } from "../../_course-page";

export const metadata = privateMetadata("Course Not Found");

/** Like `no-access/learn`, for the player. */
export default async function NoAccessPage({
  params,
}: PageProps<"/no-access/content/[courseSlug]">) {
  declareNotFound();
  const { courseSlug } = await params;
  return (
    <ContentNotFound
      coursePage={await findCoursePage(courseSlug)}
      closed={await findClosedCourse(courseSlug)}
    />
  );
}
