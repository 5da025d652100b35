import { ButtonLink } from "@/components/ui/button";

/** `more` completes the label for screen readers only. */
type Props = { label: string; address: string; more?: string };

/** A button that the coach may leave out. */
export function OptionalButton({ label, address, more }: Props) {
  if (!label || !address) return null;
  return (
    <ButtonLink href={address}>
      {label}
      {more && <span className="sr-only"> {more}</span>}
    </ButtonLink>
  );
}
