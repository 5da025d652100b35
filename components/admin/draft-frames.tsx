type Props = {
  /** "The draft", "The mail" */
  what: string;
  src: string;
  /** The width of the desk's frame, in pixels. */
  desk: number;
};

/** A page or a mail at the width of a phone and of a desk. A frame wider than the back office scrolls. */
export function DraftFrames({ what, src, desk }: Props) {
  return [
    { where: "a phone", width: 390, most: "max-w-full" },
    { where: "a desk", width: desk, most: "max-w-none" },
  ].map(({ where, width, most }) => (
    <section key={where} className="flex flex-col gap-3">
      <h2 className="text-2xl">{`On ${where}`}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
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
