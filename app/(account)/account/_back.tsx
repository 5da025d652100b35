import { PageLink } from "@/components/ui/page-link";
import { paths } from "@/lib/paths/public";

export function BackToAccount() {
  return (
    <p>
      <PageLink href={paths.account} className="text-link">
        Back to my courses
      </PageLink>
    </p>
  );
}
