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
import { isFrameClosed } from "@/lib/site/doors/visitor";
import { readFrame } from "@/lib/site/settings/queries";
import { sans, serif } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { titleSuffix, description } = (await readFrame()).brand;
  return {
    metadataBase: new URL(env.NEXTAUTH_URL),
    title: { default: titleSuffix, template: `%s | ${titleSuffix}` },
    description,
  };
}

/** Nothing is rendered at build time: front/ keeps what may be kept, and knows when it is out of date. */
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#0f1f3d" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { brand, contact, social } = await readFrame();
  const isClosed = await isFrameClosed();
  return (
    <html
      lang="en-GB"
      data-scroll-behavior="smooth"
      className={`${serif.variable} ${sans.variable}`}
    >
      <body>
        <script>{firstTouch}</script>
        <ToastProvider>
          {env.SANDBOX === "on" && <DemoRibbon />}
          <PageShell
            header={!isClosed && <Header brand={brand.name} />}
            footer={
              !isClosed && <Footer brand={brand.name} location={contact.location} social={social} />
            }
          >
            {children}
          </PageShell>
          <Hydrated />
        </ToastProvider>
      </body>
    </html>
  );
}
