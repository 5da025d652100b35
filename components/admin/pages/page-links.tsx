import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";

type Props = { id: number; path: string; isPublished: boolean };

export function PageLinks({ id, path, isPublished }: Props) {
  const links = [
    ...(isPublished ? [[path, "As visitors see it now"] as const] : []),
    [adminPaths.pageFrames(id), "Preview of the draft"],
    [adminPaths.pageWords(id), "Heading and description"],
    [adminPaths.pageVersions(id), "Versions"],
    [adminPaths.pageAddress(id), "Address and menus"],
  ] as const;
  return links.map(([href, label]) => (
    <PageLink key={href} href={href} className="inline-flex min-h-11 items-center text-link">
      {label}
    </PageLink>
  ));
}
