import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";

/** Only the markup: `action`, `method` and `onSubmit` come from the page that sends it. */
export function NewsletterForm({
  pending = false,
  error,
  defaultEmail,
  children,
  ...form
}: ComponentProps<"form"> & {
  pending?: boolean;
  error?: string;
  defaultEmail?: string;
  children?: ReactNode;
}) {
  return (
    <form noValidate className="flex flex-col gap-4" {...form}>
      <EmailField defaultValue={defaultEmail} error={error} />
      {children}
      <Button type="submit" busy={pending} className="sm:self-start">
        {pending ? "Subscribing..." : "Subscribe"}
      </Button>
    </form>
  );
}
