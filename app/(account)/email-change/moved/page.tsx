import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Your account has moved");

export default function MovedPage() {
  return (
    <NarrowPage
      title="Your account has moved"
      lead="From now on you sign in with the new address. Every other browser is signed out."
    >
      <ButtonLink href={paths.account} variant="primary" className="self-start">
        Go to my courses
      </ButtonLink>
    </NarrowPage>
  );
}
