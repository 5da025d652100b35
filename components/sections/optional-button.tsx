import { ButtonLink } from "@/components/ui/button";

/** A button that the coach may leave out. */
export function OptionalButton({ label, address }: { label: string; address: string }) {
  return label && address ? <ButtonLink href={address}>{label}</ButtonLink> : null;
}
