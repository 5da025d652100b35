import { FilterLinks } from "@/components/admin/filter-links";
import { paths } from "@/lib/paths";

export function PeopleViews({ current }: { current: "all" | "stuck" }) {
  return (
    <FilterLinks
      label="People"
      filters={[
        { label: "Everybody", href: paths.adminPeople(), isCurrent: current === "all" },
        { label: "Who is stuck", href: paths.adminStuck(), isCurrent: current === "stuck" },
      ]}
    />
  );
}
