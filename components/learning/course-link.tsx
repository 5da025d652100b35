import type { ReactNode } from "react";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { HeaderLink } from "./header-link";

/** Leads back to the course's page, or to the account if the course is off sale and has no page. */
export function CourseLink({ course, children }: { course: LearningCourse; children: ReactNode }) {
  if (!course.isPublished) return <HeaderLink href={paths.account}>My courses</HeaderLink>;
  return <HeaderLink href={paths.course(course.slug)}>{children}</HeaderLink>;
}
