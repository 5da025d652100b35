import { readOwnAddress } from "./absolute-url";
import { paths } from "./public";

/** In characters: the path is sent in a header, and nginx accepts 4 KB of them. */
const MAX_PATH = 1000;

/** Replaces an address outside this site, or one that is too long, with the account page. */
export function callbackPath(url = ""): string {
  const own = readOwnAddress(url);
  const path = own ? `${own.pathname}${own.search}${own.hash}` : paths.account;
  return path.length > MAX_PATH ? paths.account : path;
}

/** Drops the query if the address is too long with it. */
export function returnPath(asked: string): string {
  return asked.length > MAX_PATH ? callbackPath(asked.split("?")[0]) : asked;
}
