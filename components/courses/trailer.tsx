import { PlainMedia } from "@/components/ui/plain-media";
import { readFilm } from "@/lib/media/rules";
import { trailerAddress } from "@/lib/paths/trailer";

type Props = { course: { id: number; title: string }; trailerUrl: string | null };

const box = "aspect-video w-full rounded-card bg-ink";

/** Nothing records who has watched it. */
export function Trailer({ course: { id, title }, trailerUrl }: Props) {
  const film = readFilm(trailerUrl);
  const label = `Trailer: ${title}`;
  if (film.kind === "own") {
    return (
      <PlainMedia
        as="video"
        what="The trailer"
        src={trailerAddress(id)}
        aria-label={label}
        playsInline
        preload="metadata"
        className={box}
      />
    );
  }
  if (film.kind !== "vimeo") return null;
  return (
    <div>
      <iframe
        src={film.embedUrl}
        title={label}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        className={box}
      />
      {/* A browser that blocks Vimeo shows an empty frame, and the page cannot detect it. */}
      <a href={film.embedUrl} className="mt-2 inline-flex min-h-11 items-center text-link">
        Watch at Vimeo
      </a>
    </div>
  );
}
