type Open = { level: number; tag: "ul" | "ol"; start: number; last: number };
type Next = Pick<Open, "level" | "tag"> & { value: number };

/** The lists that the next paragraph may continue. */
export class OpenLists {
  #open: Open[] = [];

  close(): void {
    this.#open = [];
  }

  /** Adds an item, and returns its place in mammoth's notation, where "fresh" begins an element. */
  add({ level, tag, value }: Next): string {
    this.#open = this.#open.filter((it) => it.level <= level);
    const current = this.#open.at(-1);
    const continues =
      current?.level === level &&
      current.tag === tag &&
      (tag === "ul" || value === current.last + 1);
    if (continues) current.last = value;
    else {
      if (current?.level === level) this.#open.pop();
      this.#open.push({ level, tag, start: tag === "ol" ? value : 1, last: value });
    }
    return `${this.#open.map(tagOf).join(" > li > ")}${continues ? "" : ":fresh"} > li:fresh`;
  }
}

function tagOf({ tag, start }: Open): string {
  return start === 1 ? tag : `${tag}[start='${start}']`;
}
