import { Picture } from "@/components/ui/picture";
import { standIns } from "@/lib/paths/pictures";
import type { PublicationDto } from "@/lib/site/publications/schema";

const linkLabels = {
  book: "Learn More →",
  podcast: "Listen Now →",
  article: "Read Articles →",
};

type Props = { publication: PublicationDto; eager?: boolean };

export function PublicationCard({ publication, eager }: Props) {
  const { type, title, description, link } = publication;
  return (
    <article className="flex h-full flex-col">
      <Picture
        src={publication.imageUrl ?? standIns.publication}
        alt=""
        width={480}
        height={720}
        loading={eager ? "eager" : "lazy"}
        className="aspect-2/3 w-full rounded-sm object-cover shadow-card"
      />
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 text-sm text-muted">{description}</p>
      {link && (
        <a
          href={link}
          className="mt-auto inline-flex min-h-11 items-center pt-3 text-sm font-semibold text-link"
        >
          {linkLabels[type]}
          <span className="sr-only"> {title}</span>
        </a>
      )}
    </article>
  );
}
