import type { Part } from "./parts";

type Props = { titleId: string; parts: Part[] };

/** Above the text on phones; on wide screens beside it and always in view. */
export function Contents({ titleId, parts }: Props) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-labelledby={titleId}
      className="max-w-measure self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-last"
    >
      <h2 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
        On this page
      </h2>
      <ul className="mt-3 border-b border-rule text-sm">
        {parts.map(({ id, heading }) => (
          <li key={id} className="border-t border-rule">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-10"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
