import { FilterLinks } from "@/components/admin/filter-links";
import { adminPaths } from "@/lib/paths/back-office";

export function PeopleViews({ current }: { current: "all" | "stuck" }) {
  return (
    <FilterLinks
      label="People"
      filters={[
        { label: "Everybody", href: adminPaths.people(), isCurrent: current === "all" },
        { label: "Who is stuck", href: adminPaths.stuck(), isCurrent: current === "stuck" },
      ]}
    />
  );
}
