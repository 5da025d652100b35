import { unauthorised } from "./errors";
import type { Caller } from "./routes";

export type Keys = {
  secretKey: string;
  publishableKey: string;
  /** The permissions of a restricted key; by default those that the README recommends. */
  permissions?: readonly string[];
};

type Credentials = {
  authorization: string | undefined;
  /** Browsers send their key as a parameter, which spares them the CORS preflight. */
  keyParameter: string | undefined;
  clientSecret: string | undefined;
};

/** Throws the provider's 401 for anything but the two keys. */
export function identify(keys: Keys, given: Credentials): Caller {
  const key = given.authorization?.replace(/^Bearer /i, "") ?? given.keyParameter;
  if (key === undefined) throw unauthorised("You did not provide an API key.");
  if (key === keys.secretKey) return { key: "secret" };
  if (key === keys.publishableKey) {
    return { key: "publishable", clientSecret: given.clientSecret };
  }
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}***`);
}
