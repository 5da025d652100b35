"use client";

import { Container } from "@/components/layout/container";
import { PageLink } from "@/components/layout/page-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";
import { useProgress } from "../progress-context";

export function PlayerHeader({ course }: { course: LearningCourse }) {
  const { done, total, percentage } = useProgress();
  const isDedicated = course.playerLook === "dedicated";
  return (
    <div className="stage">
      <Container className="flex flex-col gap-6 py-8 md:py-10 xl:max-w-player">
        {isDedicated && (
          <PageLink href={paths.course(course.slug)} className="self-start py-1 text-sm text-link">
            Back to Course
          </PageLink>
        )}
        <h1 className="text-3xl">{course.title}</h1>
        <div className="flex max-w-measure flex-col gap-2">
          <p className="flex justify-between gap-4 text-sm text-muted tabular-nums">
            <span>{isDedicated ? `${total} modules` : "Course Progress"}</span>
            <span role={isDedicated ? "status" : undefined}>
              {isDedicated ? `${done.size} of ${total} modules complete` : `${percentage}%`}
            </span>
          </p>
          <ProgressBar label="Course progress" value={percentage} />
        </div>
        {!isDedicated && (
          <p role="status" className="sr-only">
            {done.size} of {total} modules complete
          </p>
        )}
        {percentage === 100 && (
          <PageLink
            href={paths.learnCertificate(course.slug)}
            className="inline-flex min-h-11 items-center self-start font-semibold text-link"
          >
            Get your certificate
          </PageLink>
        )}
      </Container>
    </div>
  );
}
