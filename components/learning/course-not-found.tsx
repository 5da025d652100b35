"use client";

import { useParams } from "next/navigation";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** The same words for an unknown course and for one that was not bought. */
export function CourseNotFound({ text }: { text: string }) {
  const { courseSlug } = useParams<{ courseSlug?: string }>();
  return (
    <NarrowPage title="Course Not Found" lead={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="primary">
          Return Home
        </ButtonLink>
        {courseSlug && (
          <ButtonLink href={paths.course(courseSlug)}>See the course’s page</ButtonLink>
        )}
      </div>
    </NarrowPage>
  );
}
