import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/paths/public";

type Props = { id: string; title: string; paragraphs: string[]; tags: string[] };

export function AboutCoach({ id, title, paragraphs, tags }: Props) {
  return (
    <div className="grid items-center gap-10 md:grid-cols-[2fr_3fr] md:gap-16">
      <CoachPortrait />
      <div>
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <div className="mt-6 flex max-w-measure flex-col gap-4 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="mt-8 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full border border-fg/40 px-4 py-1.5 text-sm">
              {tag}
            </li>
          ))}
        </ul>
        <ButtonLink href={paths.about} className="mt-9">
          Learn More About
          <span className="sr-only"> your coach</span>
        </ButtonLink>
      </div>
    </div>
  );
}

/** A placeholder (`PAGE_SAMPLES`): replace the file with a 4:5 photograph of the coach. */
export function CoachPortrait({ eager = false }: { eager?: boolean }) {
  return (
    <Picture
      src="/artwork/portrait.svg"
      alt="Your coach"
      width={960}
      height={1200}
      loading={eager ? "eager" : "lazy"}
      className="w-full max-w-64 md:max-w-sm rounded-card"
    />
  );
}
