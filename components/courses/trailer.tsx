import { readFilm } from "@/lib/media/rules";
import { trailerAddress } from "@/lib/paths/trailer";

type Props = { course: { id: number; title: string }; trailerUrl: string | null };

/** Without a script of its own: nothing is kept of who has watched it. */
export function Trailer({ course: { id, title }, trailerUrl }: Props) {
  const film = readFilm(trailerUrl);
  const label = `Trailer: ${title}`;
  if (film.kind === "own") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: A track without a file would offer what is not there.
      <video
        src={trailerAddress(id)}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        className="aspect-video w-full rounded-card bg-ink"
      />
    );
  }
  if (film.kind !== "vimeo") return null;
  return (
    <iframe
      src={film.embedUrl}
      title={label}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      className="aspect-video w-full rounded-card bg-ink"
    />
  );
}
