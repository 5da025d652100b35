import type { ComponentProps, MouseEvent } from "react";
import { PageLink } from "./page-link";
import { Spinner } from "./spinner";

type Variant = "primary" | "secondary" | "quiet";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control print:hidden py-2.5 text-center text-base font-semibold leading-tight transition-colors duration-200 disabled:opacity-60 not-aria-busy:aria-disabled:opacity-60";

const variants: Record<Variant, string> = {
  primary: "px-card bg-gold text-ink not-disabled:hover:bg-gold-bright",
  secondary:
    "px-card border border-fg text-fg not-disabled:hover:bg-fg not-disabled:hover:text-surface",
  quiet: "text-fg underline decoration-1 underline-offset-4 hover:decoration-2",
};

function buttonLook(variant: Variant, className = ""): string {
  return `${base} ${variants[variant]} ${className}`;
}

/**
 * `primary` is the page's one main action; a second one beside it is `secondary` or `quiet`. A busy button only
 * looks and acts disabled, because one that is really disabled loses the focus.
 */
export function Button({
  variant = "secondary",
  busy = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & { variant?: Variant; busy?: boolean }) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={busy ? ignore : onClick}
      className={buttonLook(variant, className)}
      {...rest}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function ButtonLink({
  variant = "secondary",
  className,
  ...rest
}: ComponentProps<typeof PageLink> & { variant?: Variant }) {
  return <PageLink className={buttonLook(variant, className)} {...rest} />;
}
