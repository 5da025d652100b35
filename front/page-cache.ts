import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import inject, { type Response } from "light-my-request";
import { hasOfficeCookie } from "../lib/http/office-cookie.ts";
import { logger } from "../lib/logger.ts";
import type { ContentRevision } from "./content-revision.ts";
import type { NextHandler } from "./front.ts";
import { FormerHydrations, type HydrationAddress, readHydrationAddress } from "./hydration.ts";
import { ourHost } from "./own-origin.ts";
import { type Page, type PageRequest, renderPage } from "./render-page.ts";
import type { Representation } from "./representation.ts";
import { UNAVAILABLE } from "./unavailable.ts";

const TIMEOUT_MS = 5000;

const RETRY_AFTER_MS = 2000;

/** Some pages change with time alone, for example when a course reaches its publication time. */
const MAX_AGE_MS = 60_000;

/** For pages and for public calls separately; a page takes some hundred kilobytes. */
export const MAX_ENTRIES = 500;

const PUBLIC_CALL =
  /^\/api\/(?:testimonials|publications|categories\/[\w-]+|courses\/(?:featured|(?:category|slug)\/[\w-]+))$/;

type Entry = {
  revision: number;
  renderedAt: number;
  page: Page;
};

export class PageCache {
  readonly #next: NextHandler;
  readonly #release: string;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Page | undefined>>();
  readonly #formerHydrations = new FormerHydrations();
  readonly #content: ContentRevision;
  #listed: { revision: number; paths: Promise<Set<string>> } | undefined;
  #retryAt = 0;

  constructor(next: NextHandler, release: string, content: ContentRevision) {
    this.#next = next;
    this.#release = release;
    this.#content = content;
  }

  async renderAll(): Promise<void> {
    // Nobody requests this page until the database is away, and then it cannot be rendered.
    while (!(await this.#refresh(UNAVAILABLE)))
      await pause(RETRY_AFTER_MS, undefined, { ref: false });
    for (const path of [...(await this.#listPaths())].slice(0, MAX_ENTRIES))
      await this.#refresh(path);
  }

  /** The last rendering, which may be out of date. */
  lastRendered(path: string): Representation | undefined {
    return this.#entries.get(path)?.page;
  }

  async find(request: IncomingMessage): Promise<Representation | undefined> {
    const hydration = readHydrationAddress(request.url);
    if (hydration) return this.#findHydration(hydration);
    const path = cacheablePath(request);
    if (path === undefined || hasOfficeCookie(request.headers.cookie)) return undefined;
    const page = await this.#find(path);
    return page?.isComingSoon && mayBeSignedIn(request) ? undefined : page;
  }

  async #findHydration({ key, path }: HydrationAddress): Promise<Representation | undefined> {
    const findCurrent = () => {
      const hydration = this.#entries.get(path)?.page.hydration;
      return hydration?.key === key ? hydration.data : undefined;
    };
    const known = findCurrent() ?? this.#formerHydrations.find(key);
    if (known) return known;
    // The document may come from another instance, which has rendered the page before this one.
    await this.#find(path);
    return findCurrent();
  }

  async #find(path: string): Promise<Page | undefined> {
    if (this.#entries.has(path)) await this.#content.catchUp();
    const entry = this.#entries.get(path);
    if (entry && this.#content.isHeard && entry.revision === this.#content.number) {
      if (Date.now() - entry.renderedAt > MAX_AGE_MS) this.#refresh(path);
      return entry.page;
    }
    if (entry && Date.now() < this.#retryAt) return entry.page;
    if (!entry && !PUBLIC_CALL.test(path) && !(await this.#listPaths()).has(path)) return undefined;
    // A failed rendering leaves the old copy in place; a page that no longer exists has been removed.
    return (await this.#refresh(path)) ?? this.#entries.get(path)?.page;
  }

  #refresh(path: string): Promise<Page | undefined> {
    const key = `${this.#content.number} ${path}`;
    const rendering = this.#rendering.get(key) ?? this.#render(path);
    this.#rendering.set(key, rendering);
    return rendering.finally(() => this.#rendering.delete(key));
  }

  async #render(path: string): Promise<Page | undefined> {
    const revision = this.#content.number;
    const page = await renderPage((request) => this.#askNext(request), path, this.#release);
    if (page === "failed") this.#retryAt = Date.now() + RETRY_AFTER_MS;
    if (page === "gone") this.#replace(path);
    if (typeof page === "string") return undefined;
    this.#store(path, { revision, renderedAt: Date.now(), page });
    return page;
  }

  #store(path: string, entry: Entry): void {
    this.#replace(path, entry);
    // Calls evict only calls, so that requests for every call evict no page.
    const isCall = PUBLIC_CALL.test(path);
    const rivals = [...this.#entries.keys()].filter(
      (other) => other !== UNAVAILABLE && PUBLIC_CALL.test(other) === isCall,
    );
    const [oldest] = rivals;
    if (rivals.length > MAX_ENTRIES && oldest !== undefined) this.#replace(oldest);
  }

  #replace(path: string, entry?: Entry): void {
    const former = this.#entries.get(path)?.page.hydration;
    if (former && former.key !== entry?.page.hydration?.key) this.#formerHydrations.keep(former);
    // A map keeps the order of insertion, so its first key is the oldest.
    this.#entries.delete(path);
    if (entry) this.#entries.set(path, entry);
  }

  #askNext({ path, headers }: PageRequest): Promise<Response | Error> {
    return inject(this.#next, {
      method: "GET",
      url: path,
      headers: { host: ourHost, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error);
  }

  async #listPaths(): Promise<Set<string>> {
    const revision = this.#content.number;
    if (this.#listed?.revision !== revision) {
      this.#listed = { revision, paths: this.#readSitemap() };
    }
    return this.#listed.paths;
  }

  async #readSitemap(): Promise<Set<string>> {
    const answer = await this.#askNext({ path: "/sitemap.xml", headers: {} });
    if (answer instanceof Error || answer.statusCode !== 200) {
      const reason = answer instanceof Error ? { err: answer } : { status: answer.statusCode };
      logger.warn(reason, "the sitemap cannot be read");
      this.#listed = undefined;
      return new Set(this.#entries.keys());
    }
    const addresses = [...answer.payload.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)];
    return new Set(addresses.map((match) => new URL(match.groups?.address ?? "").pathname));
  }
}

/** While the doors are closed, only the coach sees the site, so Next must check who is asking. */
function mayBeSignedIn({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes("session-token") ?? false;
}

const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function cacheablePath({ url = "", headers }: IncomingMessage): string | undefined {
  if (headers.rsc !== undefined || headers["next-action"] !== undefined) return undefined;
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return path;
  const names = [...new URLSearchParams(query).keys()];
  return names.every((name) => CAMPAIGN.test(name)) ? path : undefined;
}
