import { withoutDetour } from "./detours";
import { trimMarks } from "./marks";
import { dialled } from "./phone";

const BARE = /^(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*(?::\d+)?(?=[/?#]|$)/u;
/** Browsers take these for hosts too. */
const FILE =
  /^[^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf|txt|csv|ics|pages|numbers|html?|mp[34]|m4[av]|mov|wav|jpe?g|png|webp|heic|zip)(?=[?#]|$)/i;

/** A site at a port of its own may have no encryption. */
const WITHOUT_PORT = /^http:\/\/([^/?#:]+(?:[/?#]|$))/i;
/** Without a name and password before it, which may have capitals. */
const HOST = /^https:\/\/[^/?#@]+(?=[/?#]|$)/i;

/**
 * Adds "https://" as browsers do, and writes the host in small letters. Replaces "http://", because a page cannot embed
 * a film without encryption, and all but a few sites have it.
 */
export function completeAddress(typed: string): string {
  const given = withScheme(trimMarks(typed));
  const complete = withScheme(withoutDetour(given) || given);
  // Copied from a page's code.
  const address = complete.replaceAll("&amp;", "&");
  return withoutSpaces(address.replace(HOST, (origin) => origin.toLowerCase()));
}

function withScheme(text: string): string {
  const isBare = BARE.test(text) && !FILE.test(text);
  return isBare ? `https://${text}` : text.replace(WITHOUT_PORT, "https://$1");
}

/** The longest code of a frame that is read. */
const MAX_CODE = 5000;
const FRAME =
  /<iframe\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc=(?:"(?<double>[^"]+)"|'(?<single>[^']+)'|(?<bare>[^\s"'>]+))/i;
const PAIRS = ["<>", "()", '""', "''", "“”", "‘’", "«»"];

/** From a frame's code its address; otherwise without the signs that a sentence or a mail puts around an address. */
export function bareAddress(typed: string): string {
  if (typed.length > MAX_CODE) return typed;
  const { double, single, bare } = FRAME.exec(typed)?.groups ?? {};
  const source = double ?? single ?? bare;
  return (source ?? withoutSigns(typed.trim())).replace(/^\/\//, "https://");
}

function withoutSigns(text: string): string {
  const inner = text.replace(/[,;.]$/, "");
  const isWrapped = PAIRS.some(
    ([open = "", close = ""]) => inner.startsWith(open) && inner.endsWith(close),
  );
  return isWrapped && inner.length > 1 ? withoutSigns(inner.slice(1, -1)) : inner;
}

/** As browsers encode them, so that an address with spaces is one word. Two addresses stay two. */
function withoutSpaces(address: string): string {
  const isOne = /^(?:https|mailto):(?!.*\shttps?:)/i.test(address);
  return isOne ? address.replaceAll(" ", "%20") : address;
}

/** Its part before the @ may contain the signs of a path, but not as a path or a query has them. */
const MAILBOX = /^(?![/?])([^\s@:<>\p{Cs}]+)(@[^\s@/?#<>]+\.[^\s@/?#<>]+)$/u;
/** The address after "mailto:", unless it is one of several, and what is filled in for the writer. */
const RECIPIENT = /^(?!\/\/|[^@]*\?[a-z-]+=)([^@,<>\p{Cc}\p{Cs}]+)(@[^\s@,/?#<>]+(?:\?.*)?)$/iu;

/** A link as it is stored. Pages of `site` are stored as paths, which can be compared. */
export function completeLink(typed: string, site: string): string {
  const text = withoutBrackets(trimMarks(typed));
  const [, scheme = "", rest = ""] = /^(tel:|mailto:)(.*)$/is.exec(text) ?? [];
  if (scheme) {
    const kind = scheme.toLowerCase();
    return withoutSpaces(kind + (kind === "tel:" ? dialled(rest) : encodeRecipient(rest)));
  }
  const [, local = "", domain] = MAILBOX.exec(text) ?? [];
  if (domain && !local.endsWith("/") && !BARE.test(text)) {
    return `mailto:${encodeURIComponent(local)}${domain}`;
  }
  return toPath(text.startsWith("/") ? text : completeAddress(text), site);
}

/** Mails and address books put them around an address. */
function withoutBrackets(text: string): string {
  return text.replace(/^<([^<>]*)>(?=\?|$)/, "$1");
}

/** Keeps what is encoded already. */
function encodeRecipient(typed: string): string {
  const text = withoutBrackets(typed.trim());
  const [, local, others = ""] = RECIPIENT.exec(text) ?? [];
  if (!local) return text;
  const parts = local.split(/(%[\da-f]{2})/i);
  return parts.map((part, at) => (at % 2 ? part : encodeURIComponent(part))).join("") + others;
}

/** Leaves an address of another site unchanged. */
export function toPath(address: string, site: string): string {
  if (address.startsWith("/")) return withoutLastSlash(address);
  const url = /^https?:/i.test(address) ? readUrl(address) : null;
  if (!url || url.host !== readUrl(site)?.host || url.pathname.startsWith("//")) return address;
  return withoutLastSlash(`${url.pathname}${url.search}${url.hash}`);
}

function withoutLastSlash(path: string): string {
  return path.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, "$1");
}

const ANY_SITE = "https://any-site.invalid";

/** Browsers read "//host", "/\\host" and tabs as another site, and "/..//host" when it is parsed again. */
export function isPath(text: string): boolean {
  const url = text.startsWith("/") ? readUrl(text, ANY_SITE) : null;
  return url?.origin === ANY_SITE && !url.pathname.startsWith("//");
}

export function isWebAddress(text: string): boolean {
  return /^https:\/\/\S+$/.test(text) && readUrl(text) !== null;
}

export function isLink(text: string): boolean {
  const isOurs = isPath(text) || /^#[\w-]+$/.test(text);
  return isOurs || isWebAddress(text) || /^(?:mailto|tel):\S+$/.test(text);
}

/** Computers on a network of their own, as `URL` writes hosts. */
const PRIVATE = [
  /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d+){2,3}$/,
  /^\[(?:::1?\]|::ffff:|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/,
  /^localhost$|\.(?:local|localhost|lan|internal|home\.arpa)$/,
];

/** What is wrong with an address that browsers accept and that nevertheless leads visitors nowhere. */
export function whyDead(link: string): string | undefined {
  if (link.startsWith("tel:") && !/^tel:[+*#]?[\d*#]{3,}/.test(link)) {
    return "Please write a phone number after “tel:”";
  }
  const [, named] = /^https:\/\/([^/?#]*)/.exec(link) ?? [];
  const url = readUrl(link);
  const host = hostOf(url);
  if (PRIVATE.some((hosts) => hosts.test(host))) {
    return `“${url?.host}” is on your own computer or network, where nobody else can open it`;
  }
  const isHandle = named?.startsWith("@");
  if (named === undefined || (!isHandle && /[^.]\.[^.]+$|^\[/.test(host))) return undefined;
  return `“${named}” is not the name of a site. It should look like example.com`;
}

/** Its name may end with a dot. Empty for an address without a host. */
export function hostOf(url: URL | null): string {
  return url?.hostname.replace(/\.$/, "") ?? "";
}

/** `URL.parse` and `URL.canParse` are newer than the browsers that the back office supports. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
