import { invalidRequest } from "./errors";

export type FormValue = string | FormValue[] | FormObject;
export type FormObject = {
  [key: string]: FormValue;
};

const MAX_FIELDS = 1000;
const MAX_DEPTH = 6;

/** Reads `a[b][0][c]=d` into nested objects and arrays, as the provider's API does. */
export function decodeForm(text: string): FormObject {
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MAX_FIELDS) throw invalidRequest("The request has too many parameters.");
  const root = emptyObject();
  for (const [key, value] of fields) assign(root, pathOf(key), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, foldArrays(value)]));
}

// Without a prototype, a field named `__proto__` is an ordinary (and then unknown) parameter.
function emptyObject(): FormObject {
  return Object.create(null);
}

function pathOf(key: string): string[] {
  const [head = "", ...rest] = key.split("[");
  if (rest.length > MAX_DEPTH) throw invalidRequest("The request is nested too deeply.");
  return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function assign(target: FormObject, path: string[], value: string) {
  const [head = "", ...rest] = path;
  const key = head === "" ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const existing = target[key];
  const child = isObject(existing) ? existing : emptyObject();
  target[key] = child;
  assign(child, rest, value);
}

function isObject(value: FormValue | undefined): value is FormObject {
  return typeof value === "object" && !Array.isArray(value);
}

function foldArrays(value: FormValue): FormValue {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]): [string, FormValue] => [
    key,
    foldArrays(item),
  ]);
  const isList = entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The same parameters in another order count as the same request. */
export function canonicalForm(text: string): string {
  return [...new URLSearchParams(text)]
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
}
