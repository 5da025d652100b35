import type { ReactNode } from "react";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { HeaderLink } from "./header-link";

/** The way back to the course's page; a course that was taken off sale has none, and stays in the account. */
export function CourseLink({ course, children }: { course: LearningCourse; children: ReactNode }) {
  if (!course.isPublished) return <HeaderLink href={paths.account}>My courses</HeaderLink>;
  return <HeaderLink href={paths.course(course.slug)}>{children}</HeaderLink>;
}
