import { PageLink } from "@/components/ui/page-link";
import { formatDate } from "@/lib/text/dates";

export type InForceProps = {
  since: Date;
  /** The address of the version that replaced this one. */
  newer?: string;
};

export function InForce({ since, newer }: InForceProps) {
  if (!newer) return <p className="text-muted">In force since {formatDate(since)}</p>;
  return (
    <p className="text-muted">
      In force from {formatDate(since)}, until a{" "}
      <PageLink href={newer} className="text-link">
        newer wording
      </PageLink>{" "}
      replaced it
    </p>
  );
}
