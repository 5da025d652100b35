import type JSZip from "jszip";
import { parseXml } from "./parse.ts";
import type { Xml } from "./xml.ts";

type Relation = {
  type: string;
  address: string;
  /** Null for what is outside of the document, and for what it lost. */
  file: JSZip.JSZipObject | null;
};
export type Relations = Map<string, Relation>;
export type Part = { root: Xml; relations: Relations };

/** A document's parts by their addresses, as its relations name them. */
export class Package {
  readonly #files: Map<string, JSZip.JSZipObject>;

  constructor(zip: JSZip) {
    this.#files = new Map(Object.values(zip.files).map((file) => [addressOf(file.name), file]));
  }

  /** The part with the words. */
  async main(): Promise<Part> {
    const part = await this.#related(await this.#relations("/"), "officeDocument", "document");
    if (!part) throw new Error("This document has no main part.");
    return part;
  }

  async relatedTo({ relations }: Part, type: string): Promise<Part | null> {
    return this.#related(relations, type, type);
  }

  async headersAndFooters(): Promise<string[]> {
    const files = [...this.#files].filter(([address]) =>
      /^\/[^/]+\/(?:header|footer)\d*\.xml$/.test(address),
    );
    return Promise.all(files.map(([, file]) => file.async("string")));
  }

  /** Some programs write no relation, because the part has its usual name. */
  async #related(relations: Relations, type: string, usual: string): Promise<Part | null> {
    const related = [...relations.values()].find((it) => it.type === type && it.file);
    const file = related?.file ?? this.#files.get(`/word/${usual}.xml`);
    if (!file) return null;
    const root = parseXml(await file.async("string"));
    return { root, relations: await this.#relations(addressOf(file.name)) };
  }

  async #relations(address: string): Promise<Relations> {
    const file = this.#files.get(address.replace(/[^/]*$/, "_rels/$&.rels"));
    const all = file ? parseXml(await file.async("string")).children : [];
    return new Map(
      all.map(({ attributes: { Id = "", Type = "", Target = "", TargetMode } }) => [
        Id,
        {
          type: Type.split("/").at(-1) ?? "",
          address: Target,
          file:
            TargetMode === "External"
              ? null
              : (this.#files.get(addressOf(Target, address)) ?? null),
        },
      ]),
    );
  }
}

/** Parts' names are addresses: capitals and escapes do not distinguish them. */
function addressOf(name: string, base = "/"): string {
  const path = name.replaceAll(/[?#]/g, encodeURIComponent);
  return (URL.parse(path, `part:${base}`)?.pathname ?? name).toLowerCase();
}
