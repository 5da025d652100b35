import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { PlainMedia } from "@/components/ui/plain-media";
import { Section, SectionHeading } from "@/components/ui/section";
import { readShownFilm } from "@/lib/media/shown/rules";
import { FramedFilm } from "./framed-film";
import { filmBox } from "./place";
import { film } from "./schema";

/** Loads nothing of any film, at whatever host, before the visitor presses play. */
function Film({ content, titleId, band }: SectionProps<typeof film.schema>) {
  const { title, lead, poster, captions } = content;
  const shown = readShownFilm(content.film);
  if (!shown) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading id={titleId} title={title} lead={lead} />
      {shown.kind === "frame" ? (
        <FramedFilm {...shown} title={title} poster={poster} />
      ) : (
        <PlainMedia
          as="video"
          what="The film"
          src={shown.src}
          aria-label={title}
          playsInline
          preload="none"
          poster={poster || undefined}
          className={filmBox}
        >
          {captions && <track kind="captions" src={captions} srcLang="en-GB" label="English" />}
        </PlainMedia>
      )}
    </Section>
  );
}

export const filmKind = sectionKind(film, Film);
