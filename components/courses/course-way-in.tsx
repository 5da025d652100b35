import { ButtonLink } from "@/components/ui/button";
import { ForOwner } from "./for-owner";

export type CourseAction = {
  href: string;
  label: string;
  /** The course whose owner goes on learning instead. */
  courseId?: number;
};

export function CourseWayIn({ action: { href, label, courseId } }: { action: CourseAction }) {
  return (
    <ForOwner courseId={courseId} part="button">
      <ButtonLink variant="primary" href={href} className="w-full">
        {label}
      </ButtonLink>
    </ForOwner>
  );
}
