import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";

export function UnknownCourse() {
  return (
    <NarrowPage
      title="Course Not Found"
      lead="The course you're looking for doesn't exist or has been removed."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="primary">
          Return to Home
        </ButtonLink>
        <ButtonLink href={paths.courses}>See all courses</ButtonLink>
      </div>
    </NarrowPage>
  );
}
