import { NarrowPage } from "@/components/layout/narrow-page";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Stopped");

export default function StoppedPage() {
  return (
    <NarrowPage
      title="Stopped. Nothing has changed."
      lead="If you did not ask for this change, sign in and press “Sign out everywhere”: somebody may be using a browser that you left signed in."
    />
  );
}
