"use client";

import type { ReactNode } from "react";
import { Container } from "@/components/layout/container";
import { PageLink } from "@/components/layout/page-link";
import { useProgress } from "@/components/learning/progress-context";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

/** On a phone the picture is beside the progress, where it takes no room from the title. */
export function PlayerHeader({
  course,
  ways,
  artwork,
}: {
  course: LearningCourse;
  /** Rendered by the server, like the picture: only the progress needs JavaScript. */
  ways: ReactNode;
  artwork: ReactNode;
}) {
  const { done, total, percentage } = useProgress();
  const isDedicated = course.playerLook === "dedicated";
  return (
    <div className="stage">
      <Container className="flex flex-col gap-6 py-8 md:py-10 xl:max-w-player">
        {ways}
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] items-center gap-x-4 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-8 md:gap-y-4">
          <h1 className="col-span-2 text-3xl md:col-span-1 md:col-start-2">{course.title}</h1>
          {artwork}
          <div className="flex max-w-measure flex-col gap-2 md:col-start-2">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
              <span>{isDedicated ? `${total} modules` : "Course Progress"}</span>
              <span role={isDedicated ? "status" : undefined}>
                {isDedicated ? `${done.size} of ${total} modules complete` : `${percentage}%`}
              </span>
            </p>
            <ProgressBar label="Course progress" value={percentage} />
          </div>
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
