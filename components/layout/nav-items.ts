import { paths } from "@/lib/paths/public";
import type { MenuLink } from "@/lib/site/menus/rules";

export const accountItem: MenuLink = { label: "My courses", href: paths.account };
