import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { PictureDto } from "@/lib/media/pictures/schema";
import { adminPaths } from "@/lib/paths/back-office";

export function PictureGrid({ pictures }: { pictures: PictureDto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {pictures.map(({ id, src, name, alt }) => (
        <li key={id}>
          <PageLink href={adminPaths.picture(id)} className="flex flex-col gap-2 text-sm">
            <Picture
              src={src}
              alt=""
              width={480}
              height={360}
              className="aspect-4/3 w-full rounded-control bg-paper-deep object-contain"
            />
            <span className="line-clamp-2">{alt || name}</span>
            {!alt && <span className="text-muted">Not described yet</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
