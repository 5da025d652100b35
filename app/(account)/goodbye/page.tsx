import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Your account is deleted");

export default function GoodbyePage() {
  return (
    <NarrowPage
      title="Your account is deleted"
      lead="You are signed out everywhere, and nothing here names you any more."
    >
      <ButtonLink href={paths.home} className="self-start">
        Return Home
      </ButtonLink>
    </NarrowPage>
  );
}
