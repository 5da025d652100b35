"use client";

import { Button } from "@/components/ui/button";
import { dropDrafts } from "@/components/ui/draft-storage";
import { paths } from "@/lib/paths/public";

type Props = { everywhere?: boolean; variant?: "secondary" | "quiet" };

/** Signing out drops unsaved drafts from this browser. Ticks waiting to be saved stay, because they name nobody. */
export function SignOutForm({ everywhere = false, variant }: Props) {
  return (
    <form method="post" action={paths.signOut} onSubmit={dropDrafts}>
      {everywhere && <input type="hidden" name="everywhere" value="yes" />}
      <Button type="submit" variant={variant}>
        {everywhere ? "Sign out everywhere" : "Sign out"}
      </Button>
    </form>
  );
}
