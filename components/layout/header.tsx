import { Container } from "@/components/ui/container";
import type { MenuLink } from "@/lib/site/menus/rules";
import { type Brand, BrandMark } from "./brand-mark";
import { accountItem } from "./nav-items";
import { NavLink } from "./nav-link";
import { MAIN_ID } from "./page-shell";
import { SiteNav } from "./site-nav";

/** One row on phones and wide screens; in between, the sections are in a row of their own. */
export function Header({ brand, menu }: { brand: Brand; menu: MenuLink[] }) {
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="stage fixed top-2 left-2 z-50 -translate-y-24 rounded-control px-5 py-3 font-semibold focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <header
        data-site=""
        className="sticky top-0 z-40 landscape-phone:static border-b border-rule bg-surface print:hidden"
      >
        <Container className="flex min-h-(--header-height) flex-wrap items-center gap-x-10">
          <div className="grow basis-32">
            <BrandMark {...brand} />
          </div>
          <div className="hidden desk:block xl:order-last">
            <NavLink item={accountItem} />
          </div>
          <div className="desk:max-xl:basis-full">
            <SiteNav items={menu} />
          </div>
        </Container>
      </header>
    </>
  );
}
