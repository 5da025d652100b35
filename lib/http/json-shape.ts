type Kinds = {
  string: string;
  number: number;
  boolean: boolean;
};

type Shape = Record<string, keyof Kinds>;

export type Shaped<S extends Shape> = { [Key in keyof S]: Kinds[S[Key]] };

/** For pages, where zod would add 15 kB of script. The server parses its input with zod. */
export function hasShape<S extends Shape>(json: unknown, shape: S): json is Shaped<S> {
  if (typeof json !== "object" || json === null) return false;
  const kinds = new Map(Object.entries(json).map(([key, value]) => [key, typeof value]));
  return Object.entries(shape).every(([key, kind]) => kinds.get(key) === kind);
}

export function isListOf<S extends Shape>(json: unknown, shape: S): json is Shaped<S>[] {
  return Array.isArray(json) && json.every((it) => hasShape(it, shape));
}

/** Null for text that is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
