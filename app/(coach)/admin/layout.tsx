import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/admin-nav";
import { Container } from "@/components/ui/container";
import { coachStanding } from "@/lib/auth/coach";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Back office");

/** Only the frame: each page checks for the coach itself, as a layout is not rendered for each of them. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const standing = await coachStanding();
  if (standing.is !== "coach") return children;
  const { isOwner, seesMoney } = standing.session;
  return (
    <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-14">
      <AdminNav rights={{ isOwner, seesMoney }} />
      <div className="min-w-0">{children}</div>
    </Container>
  );
}
