import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";

type TalkFormat = { topic: string; title: string; duration: string; text: string };

export function TalkFormats({ formats }: { formats: TalkFormat[] }) {
  return (
    <ul className="border-b border-rule">
      {formats.map(({ topic, title, duration, text }) => (
        <li
          key={topic}
          className="grid items-center gap-x-10 gap-y-4 border-t border-rule py-8 md:grid-cols-[2fr_3fr_auto]"
        >
          <div>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-1 font-medium tabular-nums">{duration}</p>
          </div>
          <p className="max-w-measure text-muted">{text}</p>
          <ButtonLink href={paths.enquiry(topic)} className="justify-self-start">
            Book<span className="sr-only"> a {title.toLowerCase()}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
