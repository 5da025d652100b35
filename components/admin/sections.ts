import { paths } from "@/lib/paths";
import type { NavItem } from "../layout/nav-items";

/** The rooms of the back office, in the order in which the coach needs them. */
export const sections: NavItem[] = [
  { label: "Today", href: paths.admin },
  { label: "Orders", href: paths.adminOrders() },
  { label: "People", href: paths.adminPeople() },
  { label: "Messages", href: paths.adminMessages() },
  { label: "Newsletter", href: paths.adminNewsletter() },
  { label: "Courses", href: paths.adminCourses },
  { label: "Testimonials", href: paths.adminTestimonials },
  { label: "Publications", href: paths.adminPublications },
  { label: "Settings", href: paths.adminSettings },
  { label: "Audit log", href: paths.adminAudit() },
  { label: "Security", href: paths.adminSecurity },
];
