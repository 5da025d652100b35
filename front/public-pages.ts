import type { IncomingMessage } from "node:http";
import inject, { type Response } from "light-my-request";
import { logger } from "../lib/logger.ts";
import type { ChangeBarrier } from "./change-barrier.ts";
import type { NextHandler } from "./front.ts";
import { ourHost } from "./own-origin.ts";
import { type PageRequest, readyPage } from "./ready-page.ts";
import type { Representation } from "./representation.ts";

/** If rendering takes longer, the previous copy is sent, if there is one. */
const TIMEOUT_MS = 5000;

/** How long the kept copies are good enough after a page could not be rendered. In milliseconds. */
const REST = 2000;

/**
 * What changes with time alone, like a course reaching its day of publication, is rendered again by the first
 * request after this time, which itself still gets the former copy. In milliseconds.
 */
const LONGEST_KEPT = 60_000;

/**
 * A page takes some hundred kilobytes, so of a large catalogue only the latest rendered pages are kept,
 * and the same number of lists.
 */
export const MOST_KEPT = 500;

/** The calls that give everybody the same data as the pages show. */
const PUBLIC_LIST =
  /^\/api\/(?:testimonials|publications|categories\/[\w-]+|courses\/(?:featured|(?:category|slug)\/[\w-]+))$/;

type Kept = {
  version: number;
  /** In milliseconds since 1970. */
  renderedAt: number;
  page: Representation;
};

/**
 * The pages named in the sitemap and the public lists, as a visitor without cookies sees them: rendered
 * once by Next, then sent from memory until content changes. Nothing personal or paid for can be among them.
 */
export class PublicPages {
  readonly #next: NextHandler;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Representation | undefined>>();
  #paths: Promise<Set<string>> | undefined;
  /** Counts the content changes that this process has heard of. */
  #version = 0;
  /** No page is rendered again before this time, because the last one failed. In milliseconds since 1970. */
  #restUntil = 0;
  /** Tells whether all changes have been heard of; null while nobody is listening for them. */
  #barrier: ChangeBarrier | null = null;

  constructor(next: NextHandler) {
    this.#next = next;
  }

  /** From now on kept pages are out of date, and sent only where no new one can be had. */
  contentChanged(): void {
    this.#version += 1;
    this.#paths = undefined;
  }

  listens(barrier: ChangeBarrier | null): void {
    this.#barrier = barrier;
    this.contentChanged();
  }

  /** Renders as many pages as there is room for. */
  async renderAll(): Promise<void> {
    for (const path of [...(await this.#listPaths())].slice(0, MOST_KEPT))
      await this.#current(path);
  }

  /** The page that a request asks for, or nothing where Next has to answer. */
  async find(request: IncomingMessage): Promise<Representation | undefined> {
    const path = pathOf(request);
    if (path === undefined) return undefined;
    if (this.#kept.has(path)) await this.#barrier?.wait();
    const kept = this.#kept.get(path);
    if (kept && this.#barrier && kept.version === this.#version) {
      if (Date.now() - kept.renderedAt > LONGEST_KEPT) this.#current(path);
      return kept.page;
    }
    if (kept && Date.now() < this.#restUntil) return kept.page;
    if (!kept && !PUBLIC_LIST.test(path) && !(await this.#listPaths()).has(path)) return undefined;
    // A failed rendering leaves the old copy in place; a page that no longer exists has been removed.
    return (await this.#current(path)) ?? this.#kept.get(path)?.page;
  }

  /** Everyone who asks for a page while it is being rendered waits for the same rendering. */
  #current(path: string): Promise<Representation | undefined> {
    const key = `${this.#version} ${path}`;
    const underWay = this.#underWay.get(key) ?? this.#render(path);
    this.#underWay.set(key, underWay);
    return underWay.finally(() => this.#underWay.delete(key));
  }

  async #render(path: string): Promise<Representation | undefined> {
    const version = this.#version;
    const page = await readyPage((asked) => this.#askNext(asked), path);
    if (page === "failed") this.#restUntil = Date.now() + REST;
    if (page === "gone") this.#kept.delete(path);
    if (typeof page === "string") return undefined;
    this.#keep(path, { version, renderedAt: Date.now(), page });
    return page;
  }

  #keep(path: string, page: Kept): void {
    // A map keeps the order of insertion, so its first key is the oldest.
    this.#kept.delete(path);
    this.#kept.set(path, page);
    // Lists compete with lists only, so that somebody who asks for every list pushes no page out.
    const isList = PUBLIC_LIST.test(path);
    const rivals = [...this.#kept.keys()].filter((other) => PUBLIC_LIST.test(other) === isList);
    const [oldest] = rivals;
    if (rivals.length > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** An answer that takes too long counts as an error. */
  #askNext({ path, headers }: PageRequest): Promise<Response | Error> {
    return inject(this.#next, {
      method: "GET",
      url: path,
      headers: { host: ourHost, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error);
  }

  async #listPaths(): Promise<Set<string>> {
    this.#paths ??= this.#readSitemap();
    return this.#paths;
  }

  async #readSitemap(): Promise<Set<string>> {
    const answer = await this.#askNext({ path: "/sitemap.xml", headers: {} });
    if (answer instanceof Error || answer.statusCode !== 200) {
      const why = answer instanceof Error ? { err: answer } : { status: answer.statusCode };
      logger.warn(why, "the sitemap cannot be read: the pages kept so far have to do");
      this.#paths = undefined;
      return new Set(this.#kept.keys());
    }
    const addresses = [...answer.payload.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)];
    return new Set(addresses.map((match) => new URL(match.groups?.address ?? "").pathname));
  }
}

/** Parameters that campaigns append for their own statistics; they change nothing on the page. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The browser's router requests, and addresses with any other query, go on to Next. */
function pathOf({ url = "", headers }: IncomingMessage): string | undefined {
  if (headers.rsc !== undefined || headers["next-action"] !== undefined) return undefined;
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return path;
  const names = [...new URLSearchParams(query).keys()];
  return names.every((name) => CAMPAIGN.test(name)) ? path : undefined;
}
