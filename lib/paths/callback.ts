import { readOwnAddress } from "./absolute-url";
import { paths } from "./public";

/**
 * In characters. On the way to the sign-in page, the path to return to is in a response header, and nginx
 * accepts 4 KB of headers.
 */
const MAX_PATH = 1000;

/**
 * The path on this site to go to after signing in, given as a path or as a full URL of this site; anything
 * else becomes the account page.
 */
export function callbackPath(url = ""): string {
  const own = readOwnAddress(url);
  const path = own ? `${own.pathname}${own.search}${own.hash}` : paths.account;
  return path.length > MAX_PATH ? paths.account : path;
}

/** The path on this site that was asked for, to return to: without its query where it is too long with it. */
export function wayBack(asked: string): string {
  return asked.length > MAX_PATH ? callbackPath(asked.split("?")[0]) : asked;
}
