export type NavItem = { label: string; href: string };

export const mainNav: NavItem[] = [
  { label: "Home", href: "/" },
  { label: "Tools for Life", href: "/courses/tools-for-life" },
  { label: "Irish Dancing", href: "/courses/irish-dancing" },
  { label: "Public Speaking", href: "/public-speaking" },
  { label: "Publications", href: "/publications" },
  { label: "About", href: "/about" },
  { label: "Contact", href: "/contact" },
];

export const accountItem: NavItem = { label: "My courses", href: "/account" };

export const footerNav: { title: string; items: NavItem[] }[] = [
  {
    title: "Courses",
    items: [
      { label: "Tools for Life", href: "/courses/tools-for-life" },
      { label: "Irish Dancing", href: "/courses/irish-dancing" },
      { label: "All Courses", href: "/courses" },
    ],
  },
  {
    title: "Services",
    items: [
      { label: "Public Speaking", href: "/public-speaking" },
      { label: "Publications", href: "/publications" },
    ],
  },
  {
    title: "Company",
    items: [
      { label: "About", href: "/about" },
      { label: "Contact", href: "/contact" },
      { label: "Privacy Policy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
      { label: "Refunds", href: "/refunds" },
    ],
  },
];
