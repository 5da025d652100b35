import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { Hydrated } from "@/components/layout/hydrated";
import { PageShell } from "@/components/layout/page-shell";
import { ToastProvider } from "@/components/ui/toast";
import { env } from "@/lib/env";
import { firstTouch } from "@/lib/http/first-touch";
import { declareStyle } from "@/lib/request-context";
import { iconAddress } from "@/lib/site/brand/icons";
import { markOf } from "@/lib/site/brand/mark";
import { isFrameClosed } from "@/lib/site/doors/visitor";
import { readMenus } from "@/lib/site/menus/queries";
import { mainMenu } from "@/lib/site/menus/rules";
import { readFrame } from "@/lib/site/settings/queries";
import { brandStyle } from "@/lib/text/colours";
import { sans, serif } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const site = await readFrame();
  const { titleSuffix, description } = site.brand;
  const icon = site.looks.logo ? "icon-192.png" : "icon.svg";
  return {
    metadataBase: new URL(env.NEXTAUTH_URL),
    title: { default: titleSuffix, template: `%s | ${titleSuffix}` },
    description,
    icons: { icon: iconAddress(icon, site), apple: iconAddress("apple-icon.png", site) },
  };
}

/** Renders nothing at build time: front/ caches pages and knows when they are out of date. */
export const dynamic = "force-dynamic";

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await readFrame()).looks.ink };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [site, menus] = await Promise.all([readFrame(), readMenus()]);
  const brand = { name: site.brand.name, mark: markOf(site) };
  const style = brandStyle(site.looks);
  if (style) declareStyle(style);
  const isClosed = await isFrameClosed();
  return (
    <html
      lang="en-GB"
      data-scroll-behavior="smooth"
      className={`${serif.variable} ${sans.variable}`}
    >
      <body>
        {/* React moves it into the head. */}
        {style && (
          <style href="brand" precedence="brand">
            {style}
          </style>
        )}
        <ToastProvider>
          {env.SANDBOX === "on" && <DemoRibbon />}
          <PageShell
            header={!isClosed && <Header brand={brand} menu={mainMenu(menus)} />}
            footer={
              !isClosed && (
                <Footer
                  brand={brand}
                  location={site.contact.location}
                  social={site.social}
                  menus={menus}
                />
              )
            }
          >
            {children}
          </PageShell>
          <Hydrated brand={brand.name} />
        </ToastProvider>
        {/* Above the content, it would keep the browser from reading on until the styles have come. */}
        <script>{firstTouch}</script>
      </body>
    </html>
  );
}
