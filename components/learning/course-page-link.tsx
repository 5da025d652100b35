"use client";

import { useParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** Next gives a not-found page no part of the address, so only the router knows which course it is. */
export function CoursePageLink() {
  const { courseSlug } = useParams<{ courseSlug?: string }>();
  if (!courseSlug) return null;
  return <ButtonLink href={paths.course(courseSlug)}>See the course’s page</ButtonLink>;
}
