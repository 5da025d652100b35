import { AnsweredForm } from "@/components/ui/answered-form";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; email: string; callbackUrl: string };

/** Irreversible steps need a new proof of the address, because the browser may have been left signed in. */
export function ProveAddressForm({ action, email, callbackUrl }: Props) {
  return (
    <div className="sheet flex flex-col gap-4 rounded-card border border-rule p-6 shadow-card">
      <h2 className="text-xl">First, is it you?</h2>
      <p>
        We mail a code to <strong>{email}</strong>. Type it on the next page, and you come back
        here.
      </p>
      <AnsweredForm
        action={action}
        hidden={{ callbackUrl }}
        submit="Mail me a code"
        variant="primary"
        className="sm:self-start"
      />
    </div>
  );
}
