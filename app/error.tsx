"use client";

import { NarrowPage } from "@/components/layout/narrow-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";

/** Shows errors below the header; the server has logged them. */
export default function ErrorPage({ retry }: { error: Error; retry: () => void }) {
  return (
    <NarrowPage
      title="Something went wrong"
      lead="That was our mistake, not yours, and it has been noted. Nothing you have bought is lost."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
      </div>
    </NarrowPage>
  );
}
