import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { footerColumns, type MenuLink } from "@/lib/site/menus/rules";
import type { Menus } from "@/lib/site/menus/schema";
import type { Site } from "@/lib/site/settings/schema";
import { type Brand, BrandMark } from "./brand-mark";
import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  TikTokIcon,
  YouTubeIcon,
} from "./profile-icons";

type Props = { brand: Brand; location: string; social: Site["social"]; menus: Menus };

export function Footer({ brand, location, social, menus }: Props) {
  return (
    <footer data-site="" className="stage print:hidden">
      <Container className="py-14 md:py-20">
        <div className="grid gap-12 md:grid-cols-[1.2fr_2fr]">
          <div className="flex flex-col items-start gap-6">
            <BrandMark {...brand} />
            <ul className="-ml-3 flex gap-1">
              <SocialLink href={social.facebook} name="Facebook" icon={<FacebookIcon />} />
              <SocialLink href={social.instagram} name="Instagram" icon={<InstagramIcon />} />
              <SocialLink href={social.linkedin} name="LinkedIn" icon={<LinkedInIcon />} />
              <SocialLink href={social.youtube} name="YouTube" icon={<YouTubeIcon />} />
              <SocialLink href={social.tiktok} name="TikTok" icon={<TikTokIcon />} />
            </ul>
          </div>
          {/* On a phone the two short columns are stacked beside the long one. */}
          <nav
            aria-label="Footer"
            className="grid grid-cols-2 gap-10 sm:grid-cols-3 max-sm:*:last:col-start-2 max-sm:*:last:row-span-2 max-sm:*:last:row-start-1"
          >
            {footerColumns(menus).map((column) => (
              <FooterColumn key={column.title} {...column} />
            ))}
          </nav>
        </div>
        <div className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-rule pt-6 text-sm text-muted">
          <p>
            © {new Date().getFullYear()} {brand.name}. {menus.rights}
          </p>
          <p>{location}</p>
        </div>
      </Container>
    </footer>
  );
}

function SocialLink({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  if (!href) return null;
  return (
    <li>
      <a href={href} aria-label={name} className="grid size-11 place-items-center text-lg">
        {icon}
      </a>
    </li>
  );
}

function FooterColumn({ title, items }: { title: string; items: MenuLink[] }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-3">
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            <PageLink
              href={item.href}
              className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-fg hover:underline"
            >
              {item.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
