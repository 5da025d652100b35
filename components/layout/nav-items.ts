import { paths } from "@/lib/paths/public";

export type NavItem = { label: string; href: string };

export const mainNav: NavItem[] = [
  { label: "Home", href: paths.home },
  { label: "Tools for Life", href: paths.toolsForLife },
  { label: "Irish Dancing", href: paths.irishDancing },
  { label: "Public Speaking", href: paths.publicSpeaking },
  { label: "Publications", href: paths.publications },
  { label: "About", href: paths.about },
  { label: "Contact", href: paths.contact },
];

export const accountItem: NavItem = { label: "My courses", href: paths.account };
