import type { IncomingMessage } from "node:http";
import inject, { type Response } from "light-my-request";
import { env } from "../lib/env.ts";
import { logger } from "../lib/logger.ts";
import type { ChangeBarrier } from "./change-barrier.ts";
import type { NextHandler } from "./front.ts";
import { type PageRequest, readyPage } from "./ready-page.ts";
import type { Representation } from "./representation.ts";

/** A page that takes longer is answered by the copy of before, if there is one. */
const TIMEOUT_MS = 5000;

/** How long the kept copies do after a page could not be rendered. In milliseconds. */
const REST = 2000;

/** What changes by the clock alone, like a course's day of publication, shows within this time. */
const LONGEST_KEPT = 60_000;

/** A page takes some hundred kilobytes: of a large catalogue those rendered last are kept, and as many lists. */
export const MOST_KEPT = 500;

/** The calls that answer everybody with what the pages show. */
const PUBLIC_LIST =
  /^\/api\/(?:testimonials|publications|categories\/[\w-]+|courses\/(?:featured|(?:category|slug)\/[\w-]+))$/;

type Kept = {
  version: number;
  /** In milliseconds since 1970. */
  renderedAt: number;
  page: Representation;
};

/**
 * The pages that the sitemap names and the public lists, as a visitor without cookies sees them: made
 * once by Next, then sent from memory until content changes. Whatever is personal or paid for cannot be among them.
 */
export class PublicPages {
  readonly #next: NextHandler;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Representation | undefined>>();
  #paths: Promise<Set<string>> | undefined;
  /** Counts the changes of content that this process has heard of. */
  #version = 0;
  /** Until then no page is rendered again, because the last one failed. In milliseconds since 1970. */
  #restUntil = 0;
  /** Tells whether all changes are heard of; null where they would not be heard. */
  #barrier: ChangeBarrier | null = null;

  constructor(next: NextHandler) {
    this.#next = next;
  }

  /** From now on kept pages are old, and serve only where no new one can be had. */
  contentChanged(): void {
    this.#version += 1;
    this.#paths = undefined;
  }

  listens(barrier: ChangeBarrier | null): void {
    this.#barrier = barrier;
    this.contentChanged();
  }

  /** As many as there is room for. */
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
    // What was kept is still there where no new page could be had, and no longer where there is none.
    return (await this.#current(path)) ?? this.#kept.get(path)?.page;
  }

  /** Whoever asks for a page while it is being rendered waits for the same one. */
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
    // A map goes through its keys in the order in which they came: the first is the oldest.
    this.#kept.delete(path);
    this.#kept.set(path, page);
    // Whoever asks for all lists there are pushes no page out.
    const isList = PUBLIC_LIST.test(path);
    const rivals = [...this.#kept.keys()].filter((other) => PUBLIC_LIST.test(other) === isList);
    const [oldest] = rivals;
    if (rivals.length > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** An answer that does not come in time is an error as good as any. */
  #askNext({ path, headers }: PageRequest): Promise<Response | Error> {
    const host = new URL(env.NEXTAUTH_URL).host;
    return inject(this.#next, {
      method: "GET",
      url: path,
      headers: { host, ...headers },
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

/** What campaigns append for their own counting changes nothing on the page. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** Router requests of the browser and everything with a question of its own go on to Next. */
function pathOf({ url = "", headers }: IncomingMessage): string | undefined {
  if (headers.rsc !== undefined || headers["next-action"] !== undefined) return undefined;
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return path;
  const names = [...new URLSearchParams(query).keys()];
  return names.every((name) => CAMPAIGN.test(name)) ? path : undefined;
}
