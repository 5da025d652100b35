import { paths } from "@/lib/paths/public";
import type { NavItem } from "./nav-items";

export const footerNav: { title: string; items: NavItem[] }[] = [
  {
    title: "Courses",
    items: [
      { label: "Tools for Life", href: paths.toolsForLife },
      { label: "Irish Dancing", href: paths.irishDancing },
      { label: "All Courses", href: paths.courses },
    ],
  },
  {
    title: "Services",
    items: [
      { label: "Public Speaking", href: paths.publicSpeaking },
      { label: "Publications", href: paths.publications },
    ],
  },
  {
    title: "Company",
    items: [
      { label: "About", href: paths.about },
      { label: "Contact", href: paths.contact },
      { label: "Privacy Policy", href: paths.privacy },
      { label: "Terms", href: paths.terms },
      { label: "Refunds", href: paths.refunds },
      { label: "Accessibility", href: paths.accessibility },
      { label: "Reviews Policy", href: paths.reviews },
      // The words are the law's: Directive 2011/83/EU, Art. 11a(1).
      { label: "Withdraw from contract here", href: paths.withdraw },
    ],
  },
];
