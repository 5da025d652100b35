import type { Rights } from "@/lib/auth/rules";
import { adminPaths } from "@/lib/paths/back-office";
import type { MenuLink } from "@/lib/site/menus/rules";

/** `right` is the permission that an assistant needs. */
type Section = MenuLink & { right?: keyof Rights };

/** The sections of the back office, in the order in which the coach needs them. */
export const sections: Section[] = [
  { label: "Today", href: adminPaths.today },
  { label: "Search", href: adminPaths.search() },
  { label: "Orders", href: adminPaths.orders() },
  { label: "Sales", href: adminPaths.sales(), right: "seesMoney" },
  { label: "People", href: adminPaths.people() },
  { label: "Messages", href: adminPaths.messages() },
  { label: "Mails", href: adminPaths.mails },
  { label: "Newsletter", href: adminPaths.newsletter() },
  { label: "Pages", href: adminPaths.pages },
  { label: "Pictures", href: adminPaths.pictures() },
  { label: "Courses", href: adminPaths.courses() },
  { label: "Testimonials", href: adminPaths.testimonials },
  { label: "Publications", href: adminPaths.publications },
  { label: "Settings", href: adminPaths.settings },
  { label: "Audit log", href: adminPaths.audit(), right: "seesMoney" },
  { label: "Assistants", href: adminPaths.assistants, right: "isOwner" },
  { label: "Security", href: adminPaths.security },
];
