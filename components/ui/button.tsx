import type { ComponentProps } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Spinner } from "./spinner";

type Variant = "primary" | "secondary" | "quiet";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 py-2.5 text-center text-base font-semibold leading-tight transition-colors duration-200 not-aria-busy:disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-60";

const variants: Record<Variant, string> = {
  primary: "bg-gold text-ink not-disabled:hover:bg-gold-bright",
  secondary: "border border-fg text-fg not-disabled:hover:bg-fg not-disabled:hover:text-surface",
  quiet: "px-3 text-fg underline decoration-1 underline-offset-4 hover:decoration-2",
};

/** `primary` is the page's one main action; a second one beside it is `secondary` or `quiet`. */
export function Button({
  variant = "secondary",
  busy = false,
  type = "button",
  className = "",
  disabled,
  children,
  ...rest
}: ComponentProps<"button"> & { variant?: Variant; busy?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy}
      className={`${base} ${variants[variant]} ${className}`}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant = "secondary",
  className = "",
  ...rest
}: ComponentProps<typeof PageLink> & { variant?: Variant }) {
  return <PageLink className={`${base} ${variants[variant]} ${className}`} {...rest} />;
}
