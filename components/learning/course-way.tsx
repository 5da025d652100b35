import type { ReactNode } from "react";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { WayLink } from "./way-link";

/** The way back to the course's page; a course that was taken off sale has none, and stays in the account. */
export function CourseWay({ course, children }: { course: LearningCourse; children: ReactNode }) {
  if (!course.isPublished) return <WayLink href={paths.account}>My courses</WayLink>;
  return <WayLink href={paths.course(course.slug)}>{children}</WayLink>;
}
