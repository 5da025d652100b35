import type JSZip from "jszip";
import type { Crop } from "@/lib/media/sharp";

export type Picture = { name: string; alt: string; file: JSZip.JSZipObject; crop?: Crop };

/** Mammoth takes one or two kilobytes for each element, of the half gigabyte that the thread has. */
const MAX_ELEMENTS = 200_000;

export class TooLarge extends Error {}

/** What is found while a document is rewritten. */
export class Findings {
  readonly pictures: Picture[] = [];
  /** By their addresses, the ids of their relations. */
  readonly links = new Map<string, string>();
  readonly #places = new Map<string, string>();
  readonly #leftOut = new Map<string, string>();
  readonly #known = new Map<string, number>();
  readonly #lost: string[] = [];
  #elements = 0;

  /** @throws TooLarge */
  count(elements: number): void {
    this.#elements += elements;
    if (this.#elements > MAX_ELEMENTS) throw new TooLarge();
  }

  /** Lists only the first loss of each kind. */
  leaveOut(what: string, kind: string): void {
    if (!this.#leftOut.has(kind)) this.#leftOut.set(kind, what);
  }

  get leftOut(): string[] {
    return [...this.#leftOut.values(), ...this.#lost];
  }

  /** The picture's number; undefined if the document does not hold it. */
  addPicture(alt: string, file?: JSZip.JSZipObject | null, crop?: Crop): number | undefined {
    const key = `${file?.name} ${JSON.stringify(crop)} ${alt}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = alt || `picture ${this.pictures.length + this.#lost.length + 1}`;
    if (file) {
      this.#known.set(key, this.pictures.length);
      return this.pictures.push({ name, alt, file, crop }) - 1;
    }
    this.#lost.push(`${name} (it is not in the document itself)`);
    return undefined;
  }

  addLink(address: string): string {
    const id = this.links.get(address) ?? `link${this.links.size}`;
    this.links.set(address, id);
    return id;
  }

  /** The id of a style that leads to a place in the HTML. */
  styleOf(place: string): string {
    const id = this.#places.get(place) ?? `place${this.#places.size}`;
    this.#places.set(place, id);
    return id;
  }

  get styleMap(): string[] {
    return ["u => u", ...[...this.#places].map(([place, id]) => `p.${id} => ${place}`)];
  }
}
