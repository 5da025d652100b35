import { paths } from "@/lib/paths/public";
import { formatIsoDay } from "@/lib/text/dates";
import type { AgreedKind } from "./schema";

/** The day in Belfast; from the second version on, followed by its number. */
export function legalVersion(number: number, moment: Date): string {
  const date = formatIsoDay(moment);
  return number === 1 ? date : `${date}.${number}`;
}

/** The oldest orders do not name the version they agreed to, so they get the current one. */
export function agreedPath(kind: AgreedKind, version: string | null): string {
  return version ? `${paths[kind]}/${version}` : paths[kind];
}
