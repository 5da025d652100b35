import { ButtonLink } from "@/components/ui/button";
import { ForOwner } from "./for-owner";

export type CourseAction = {
  href: string;
  label: string;
  /** The course whose owners get a link to learn it instead. */
  courseId?: number;
  /** The address of the script that the linked page loads from another host: see front/way-to-checkout.js. */
  needs?: string;
};

export function CourseWayIn({
  action: { href, label, courseId, needs },
}: {
  action: CourseAction;
}) {
  return (
    <ForOwner courseId={courseId} part="button">
      <ButtonLink variant="primary" href={href} data-needs={needs} className="w-full">
        {label}
      </ButtonLink>
    </ForOwner>
  );
}
