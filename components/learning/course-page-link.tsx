"use client";

import { useParams } from "next/navigation";
import { PageLink } from "@/components/layout/page-link";
import { paths } from "@/lib/paths";

/**
 * Next gives a not-found page no part of the address, so only the router knows which course it is. Every room
 * fetches this file: the look comes from the server, or else the button's module would come a second time.
 */
export function CoursePageLink({ className }: { className: string }) {
  const { courseSlug } = useParams<{ courseSlug?: string }>();
  if (!courseSlug) return null;
  return (
    <PageLink href={paths.course(courseSlug)} className={className}>
      See the course’s page
    </PageLink>
  );
}
