import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";

type Props = { id: number; slug: string; publishedAt: Date | null };

export function CourseLinks({ id, slug, publishedAt }: Props) {
  return (
    <>
      <Badge tone={publishedAt ? "emerald" : "outline"}>{publishedAt ? "On sale" : "Draft"}</Badge>
      <PageLink href={adminPaths.coursePreview(id)} className="py-2 text-link">
        Preview as a buyer
      </PageLink>
      <PageLink href={adminPaths.giveCourse(id)} className="py-2 text-link">
        Give it to somebody
      </PageLink>
      {publishedAt && (
        <PageLink href={paths.course(slug)} className="py-2 text-link">
          See it on the site
        </PageLink>
      )}
    </>
  );
}
