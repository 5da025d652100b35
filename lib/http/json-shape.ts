type Kinds = {
  string: string;
  number: number;
  boolean: boolean;
};

type Shape = Record<string, keyof Kinds>;

export type Shaped<S extends Shape> = { [Key in keyof S]: Kinds[S[Key]] };

/**
 * Whether a browser got what it expects from JSON that this site wrote: an object with these fields, of
 * these kinds. Whatever comes to the server is parsed by zod, which would be 15 kB of script on a page.
 */
export function hasShape<S extends Shape>(json: unknown, shape: S): json is Shaped<S> {
  if (typeof json !== "object" || json === null) return false;
  const kinds = new Map(Object.entries(json).map(([key, value]) => [key, typeof value]));
  return Object.entries(shape).every(([key, kind]) => kinds.get(key) === kind);
}

export function isListOf<S extends Shape>(json: unknown, shape: S): json is Shaped<S>[] {
  return Array.isArray(json) && json.every((it) => hasShape(it, shape));
}

/** Parses what a browser has kept for this site, which may be anything by now: null if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
