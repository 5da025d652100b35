type Props = {
  /** "The draft", "The mail" */
  what: string;
  src: string;
  /** Of the wider one, in pixels. */
  desk: number;
};

/** A page or a mail as wide as a phone and as a desk; what is wider than the back office is scrolled. */
export function DraftFrames({ what, src, desk }: Props) {
  return [
    { where: "a phone", width: 390, most: "max-w-full" },
    { where: "a desk", width: desk, most: "max-w-none" },
  ].map(({ where, width, most }) => (
    <section key={where} className="flex flex-col gap-3">
      <h2 className="text-2xl">{`On ${where}`}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className="overflow-x-auto" aria-label={`${what} on ${where}`} tabIndex={0}>
        <iframe
          title={`${what} on ${where}`}
          src={src}
          width={width}
          height={760}
          className={`rounded-card border border-rule bg-white ${most}`}
        />
      </section>
    </section>
  ));
}
