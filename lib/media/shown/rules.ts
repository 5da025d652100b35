import { readFilm, vimeoPage } from "@/lib/media/rules";
import { isShown } from "@/lib/paths/shown";
import { bareAddress, completeAddress, hostOf, readUrl } from "@/lib/text/links";

export type ShownFilm =
  | { kind: "own"; src: string }
  /** `page` is the film's page at the host, for browsers without scripts. */
  | { kind: "frame"; host: "Vimeo" | "YouTube"; src: string; page: string };

const AT_YOUTUBE = /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/;
/** Where each public film has its own page. */
const YOUTUBE = /^(?:(?:www|m|music|gaming)\.)?(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/;
const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v|e|watch)\/(?<id>[\w-]+)\/?$/;
const YOUTUBE_ID = /^(?!videoseries|live_stream)[\w-]{11}$/;
/** Other addresses of single films, which only YouTube itself can resolve. */
const YOUTUBE_SHARED = /^\/(?:clip|attribution_link)\b/;

/** Hosts of films and, as path and query, folders, forms, profiles and what only the film's owner can open. */
const OTHER_PAGES: [host: RegExp, page: RegExp][] = [
  [/^drive\.google\.com$/, /^\/(?:a\/[^/]+\/)?(?:drive|embeddedfolderview|folderview)(?=[/?]|$)/],
  [/^docs\.google\.com$/, /^\/(?:a\/[^/]+\/)?forms\//],
  [/^photos\.google\.com$/, /^\/(?:u\/\d+\/)?(?:album|photo)\//],
  [/^(?:www\.)?dropbox\.com$/, /^\/(?:home|request|preview|personal|work)(?=[/?]|$)/],
  // A folder's address may name one of its films.
  [
    /^(?:www\.)?dropbox\.com$/,
    /^\/(?:scl\/fo|sh)\/(?![^?]*\.[a-z\d]{2,4}(?:\?|$)|.*[?&]preview=[^&])/i,
  ],
  [/^(?:www\.)?loom\.com$/, /^\/(?:(?:share|embed)\/folder|looms|spaces|my-videos)(?=[/?]|$)/],
  [
    /\.wistia\.(?:com|net)$/,
    /^\/(?:embed\/)?(?:projects|folders|channels?|playlists|library)(?=[/?]|$)(?!.*[?&]wmediaid=)/,
  ],
  [/^(?:www\.)?dailymotion\.com$/, /^\/(?!(?:[^?]*\/)?video\/\w|.*[?&]video=\w)/],
  [
    /^(?:(?:www|m|player)\.)?twitch\.tv$/,
    /^\/(?!videos\/\d|(?:\w+\/)?(?:clip|video|v)\/\w|.*[?&]video=\w)/,
  ],
  [/^secure\.vidyard\.com$/, /^\/(?:organizations|user)(?=[/?]|$)/],
  [/^dash\.bunny\.net$/, /^\//],
  [/^(?:www\.)?icloud\.com$/, /^\/photos(?=[/?]|$)/],
  [/^1drv\.ms$/, /^\/f\//],
  [/\.sharepoint\.com$/, /^\/(?::|%3a)f(?::|%3a)\/|^\/my(?=[/?]|$)|\/onedrive\.aspx(?=\?|$)/i],
  [/^onedrive\.live\.com$/, /^\/(?:\?(?!.*\b(?:authkey|redeem)=)|$)/i],
  [/^(?:www\.)?canva\.com$/, /^\/design\/.*\/edit(?=[/?]|$)/],
  [/(?:^|\.)zoom\.us$/, /^\/recording(?=[/?]|$)(?!\/(?:share|play)\/)/],
  [/^(?:www\.|m\.)?tiktok\.com$/, /^\/@[^/?]+\/?(?=\?|$)/],
  [/^(?:www\.|m\.)?instagram\.com$/, /^\/[\w.]+\/?(?=\?|$)/],
  [/^(?:www\.|m\.)?facebook\.com$/, /^\/(?!watch|video\b|\w+\.php)[\w.-]+\/?(?=\?|$)/],
];

/** What iCloud shows behind "#" for a link that opens for everybody. */
const SHARED_BY_ICLOUD = /^#(?:\/icloudlinks\/)?0[\w-]{15}/;

/** "t=62", "#t=1m2.5s", "t=1:02", "start=62" or "time_continue=62". */
const START =
  /[?&#](?:t|start|time_continue)=(?=\d)(?:(?<hours>\d{1,2})(?:h|:(?=\d+:)))?(?:(?<minutes>\d{1,3})[m:])?(?:(?<seconds>\d{1,5})(?:\.\d+)?s?)?(?=[&#]|$)/;

/** Reads a film that everybody may see: a public upload, or one at Vimeo or YouTube. It plays at the first click. */
export function readShownFilm(typed: string): ShownFilm | null {
  if (isShown(typed, "film")) return { kind: "own", src: typed };
  const address = completeAddress(bareAddress(typed));
  const id = readYouTubeId(address);
  const start = startOf(address);
  if (id) return atYouTube(id, start);
  const film = readFilm(address);
  return film.kind === "vimeo" ? atVimeo(film.embedUrl, start) : null;
}

function readYouTubeId(address: string): string | null {
  const url = readUrl(address);
  const host = hostOf(url);
  if (url?.protocol !== "https:" || !YOUTUBE.test(host)) return null;
  const path = host.endsWith("youtu.be") ? `/v${url.pathname}` : url.pathname;
  const ids = [YOUTUBE_PATH.exec(path)?.groups?.id, url.searchParams.get("v")];
  return ids.find((id) => YOUTUBE_ID.test(id ?? "")) ?? null;
}

function atYouTube(id: string, start: number): ShownFilm {
  const [fromHere, fromThere] = start > 0 ? [`&start=${start}`, `&t=${start}s`] : ["", ""];
  return {
    kind: "frame",
    host: "YouTube",
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${fromHere}`,
    page: `https://www.youtube.com/watch?v=${id}${fromThere}`,
  };
}

function atVimeo(embedUrl: string, start: number): ShownFilm {
  const from = start > 0 ? `#t=${start}s` : "";
  const src = `${embedUrl}&autoplay=1${from}`;
  return { kind: "frame", host: "Vimeo", src, page: `${vimeoPage(embedUrl)}${from}` };
}

/** In seconds. */
function startOf(address: string): number {
  const { hours = 0, minutes = 0, seconds = 0 } = START.exec(address)?.groups ?? {};
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A host alone, or a file's name such as "intro.mp4", which a browser takes for a host. */
export function namesNoFilm(address: string): boolean {
  return /^(?:https:\/\/)?[^/?#]+\.[^./?#]+\/?(?:#.*)?$/i.test(address);
}

/** A playlist, a channel, a folder or another page at YouTube or where films are shared. */
export function isNoSingleFilm(address: string): boolean {
  const url = readUrl(address);
  if (url && isOtherPage(url)) return true;
  if (!AT_YOUTUBE.test(hostOf(url)) || YOUTUBE_SHARED.test(url?.pathname ?? "")) return false;
  return readYouTubeId(address) === null;
}

function isOtherPage(url: URL): boolean {
  if (SHARED_BY_ICLOUD.test(url.hash)) return false;
  return OTHER_PAGES.some(
    ([host, page]) => host.test(hostOf(url)) && page.test(url.pathname + url.search),
  );
}
