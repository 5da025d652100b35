type Quote = { text: string; name: string; role: string };

export function TestimonialCard({ text, name, role }: Quote) {
  return (
    <figure className="sheet flex h-full flex-col rounded-card p-card shadow-card lg:p-8">
      <blockquote className="grow font-serif text-lg">“{text}”</blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-ink text-sm font-semibold text-paper"
        >
          {initials(name)}
        </span>
        <span className="flex-[1_1_9rem] text-sm leading-snug">
          <span className="block font-semibold">{name}</span>
          <span className="text-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function initials(name: string): string {
  const letters = name.split(" ").flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join("").toUpperCase();
}
