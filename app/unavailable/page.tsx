import { NarrowPage } from "@/components/layout/narrow-page";
import { secretPageMetadata } from "@/lib/site/metadata";

export const metadata = secretPageMetadata("Please try again");

/** The production server sends it in place of a page while the database is away (front/unavailable.ts). */
export default function UnavailablePage() {
  return (
    <NarrowPage
      title="We cannot show this page at the moment"
      lead="Please go back, and load it again in a few seconds. Nothing you have bought, written or paid is lost."
    />
  );
}
