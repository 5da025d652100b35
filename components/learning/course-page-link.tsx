"use client";

import { useParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** Next tells a page for what was not found nothing of the address: only the router knows the course. */
export function CoursePageLink() {
  const { courseSlug } = useParams<{ courseSlug?: string }>();
  if (!courseSlug) return null;
  return <ButtonLink href={paths.course(courseSlug)}>See the course’s page</ButtonLink>;
}
