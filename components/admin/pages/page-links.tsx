import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";

export function PageLinks({ id, path }: { id: number; path: string }) {
  const links = [
    [path, "As visitors see it now"],
    [adminPaths.pageFrames(id), "Preview of the draft"],
    [adminPaths.pageWords(id), "Heading and description"],
    [adminPaths.pageVersions(id), "Versions"],
  ] as const;
  return links.map(([href, label]) => (
    <PageLink key={href} href={href} className="inline-flex min-h-11 items-center text-link">
      {label}
    </PageLink>
  ));
}
