import { createHash } from "node:crypto";
import type { Representation } from "./representation.ts";

/**
 * What Next needs to start on a cached page: its inline data, as pairs of a queue and an item. It has an address of
 * its own, because no reader needs it before the first interaction, and the document arrives sooner without it.
 */
export type Hydration = { key: string; data: Representation };

/**
 * Equal for all instances that render the same document in the same release. React puts a head's tags and the files in
 * the order in which their parts were ready.
 */
export function hydrationKey(html: string, files: string[], release: string): string {
  const [head = "", ...body] = html.split("</head>");
  const parts = [head.split(">").sort(), body, files.toSorted(), release];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}

export type HydrationAddress = { key: string; path: string };

const ADDRESS = /^\/_hydration\/(?<key>[\w-]+)(?<path>\/[^?]*)$/;

export function writeHydrationAddress({ key, path }: HydrationAddress): string {
  return `/_hydration/${key}${path}`;
}

export function readHydrationAddress(url = ""): HydrationAddress | undefined {
  const { key, path } = ADDRESS.exec(url)?.groups ?? {};
  return key && path ? { key, path } : undefined;
}

const MAX_FORMER = 500;

/** For readers who opened a page before it changed, and touch it only now. */
export class FormerHydrations {
  readonly #kept = new Map<string, Representation>();

  keep({ key, data }: Hydration): void {
    this.#kept.delete(key);
    this.#kept.set(key, data);
    // A map keeps the order of insertion, so its first key is the oldest.
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_FORMER && oldest !== undefined) this.#kept.delete(oldest);
  }

  find(key: string): Representation | undefined {
    return this.#kept.get(key);
  }
}
