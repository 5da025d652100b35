import { PageLink } from "@/components/ui/page-link";
import { paths } from "@/lib/paths/public";

export function DataRequest() {
  return (
    <p className="mt-6 text-sm">
      Is it about your personal data?{" "}
      <PageLink href={paths.enquiry("my-data")} className="text-link">
        Begin here
      </PageLink>
      , and you get an answer within a month.
    </p>
  );
}
