import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink, buttonLook } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { CoursePageLink } from "./course-page-link";

/** The same words for an unknown course and for one that was not bought. */
export function CourseNotFound({ text }: { text: string }) {
  return (
    <NarrowPage title="Course Not Found" lead={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="primary">
          Return Home
        </ButtonLink>
        <CoursePageLink className={buttonLook("secondary")} />
      </div>
    </NarrowPage>
  );
}
