import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/admin-nav";
import { OfficeBar } from "@/components/admin/office-bar";
import { Container } from "@/components/ui/container";
import { coachStanding } from "@/lib/auth/coach";
import { countNeeds } from "@/lib/back-office/alerts/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { readFrame } from "@/lib/site/settings/queries";

export const metadata = privateMetadata("Back office");

/** Renders only the frame. Each page checks for the coach itself, because a layout does not run for each page. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const standing = await coachStanding();
  if (standing.is !== "coach") return children;
  const { isOwner, seesMoney } = standing.session;
  const [{ brand }, needs] = await Promise.all([readFrame(), countNeeds()]);
  return (
    <>
      <OfficeBar brand={brand.name} needs={needs} />
      <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-14">
        <AdminNav rights={{ isOwner, seesMoney }} />
        <div className="min-w-0">{children}</div>
      </Container>
    </>
  );
}
