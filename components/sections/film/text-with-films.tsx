import { RichText } from "@/components/ui/rich-text";
import { splitAtFilms } from "@/lib/media/shown/in-text/rules";
import { raiseHeadings } from "@/lib/text/html";
import { FramedFilm } from "./framed-film";

type Props = {
  /** Sanitised. */
  html: string;
  /** Only the page's title is above it, so its headings are raised. */
  isTop?: boolean;
};

/** Text of a public page, with the films that its lines link to. */
export function TextWithFilms({ html, isTop = false }: Props) {
  const parts = splitAtFilms(isTop ? raiseHeadings(html) : html);
  const [first] = parts;
  if (parts.length === 1 && first?.kind === "text") return <RichText html={first.html} />;
  return (
    <div className="w-full min-w-0">
      {parts.map((part, place) =>
        part.kind === "text" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing else that names its parts.
          <RichText key={place} html={part.html} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above; a text may show the same film twice.
          <div key={place} className="my-8 max-w-measure">
            <FramedFilm {...part.film} title={part.title} poster="" />
          </div>
        ),
      )}
    </div>
  );
}
