import { PageLink } from "@/components/ui/page-link";
import type { PictureUse } from "@/lib/media/pictures/schema";
import { adminPaths } from "@/lib/paths/back-office";

const places: Record<string, { label: string; href: (id: string) => string }> = {
  page: { label: "Page", href: (id) => adminPaths.page(Number(id)) },
  version: { label: "Page", href: (id) => adminPaths.pageVersions(Number(id)) },
  course: { label: "Course", href: (id) => adminPaths.course(Number(id)) },
  category: { label: "Category", href: (id) => adminPaths.category(Number(id)) },
  lesson: { label: "Lesson", href: (id) => adminPaths.lesson(Number(id)) },
  publication: { label: "Publication", href: (id) => adminPaths.publication(Number(id)) },
  settings: { label: "Settings", href: adminPaths.settingsGroup },
};

export function PictureUses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p>Nowhere.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {uses.map(({ kind, id, name }) => (
        <li key={`${kind} ${id} ${name}`}>
          <span>{`${places[kind]?.label}: `}</span>
          <PageLink
            href={places[kind]?.href(id) ?? adminPaths.pictures()}
            className="inline-block py-2 text-link"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
