"use client";

import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/forms/state";

/** Opening and closing both ask for confirmation first. */
export function Doors({ isOpen, action }: { isOpen: boolean; action: FormAction }) {
  return (
    <CoachForm
      key={String(isOpen)}
      action={action}
      hidden={{ isOpen: isOpen ? "off" : "on" }}
      submit={isOpen ? "Close the site to visitors" : "Open the site to visitors"}
      confirm={isOpen ? "Yes, close it" : "Yes, open it"}
      variant={isOpen ? "secondary" : "primary"}
    >
      {() => (
        <p className="max-w-measure">
          {isOpen
            ? "Visitors see the site."
            : "Visitors see “coming soon” with your newsletter, and search engines are kept out. You see the site, as long as you are signed in."}
        </p>
      )}
    </CoachForm>
  );
}
