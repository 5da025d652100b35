"use client";

import { Notice } from "@/components/ui/notice";
import { useHere } from "@/components/ui/use-here";
import type { FormState } from "@/lib/forms/state";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";

const steps = {
  "sign-in": {
    label: "Sign in",
    href: (callbackUrl: string) => paths.signIn({ callbackUrl }),
  },
  "second-factor": { label: "Enter the code from your phone", href: adminPaths.secondFactor },
};

type Props = { locked: NonNullable<FormState["locked"]>; message?: string };

/** Asks the coach to sign in or enter a code again, which leads back to this form. */
export function LockedNotice({ locked, message }: Props) {
  const here = useHere();
  const { label, href } = steps[locked];
  return (
    <Notice tone="error" title={message}>
      <p>
        What you typed is kept in this browser.{" "}
        {/* A full page load, because this tab's copy of the back office is out of date. */}
        <a href={href(here)} className="text-link font-semibold">
          {label}
        </a>
        , and you come back to this form.
      </p>
    </Notice>
  );
}
