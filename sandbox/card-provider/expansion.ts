import { invalidRequest } from "./errors";

/** The `expand` parameter: which ids in an answer are to be replaced by their objects. */
export class Expansion {
  readonly #children = new Map<string, Expansion>();
  readonly #known = new Set<string>();

  static of(paths: string[]): Expansion {
    const root = new Expansion();
    for (const path of paths) root.#add(path.split("."));
    return root;
  }

  #add([head, ...rest]: string[]) {
    if (head === undefined) return;
    const child = this.#children.get(head) ?? new Expansion();
    this.#children.set(head, child);
    child.#add(rest);
  }

  /** The expansion wanted below a property, or undefined where the id is enough. */
  below(property: string): Expansion | undefined {
    this.#known.add(property);
    return this.#children.get(property);
  }

  /** Throws for a path that no object offered while the answer was built; call it afterwards. */
  assertUsed(prefix = "") {
    for (const [property, child] of this.#children) {
      if (!this.#known.has(property)) {
        throw invalidRequest(`This property cannot be expanded (${prefix}${property}).`, {
          param: "expand",
        });
      }
      if (child.#known.size > 0) child.assertUsed(`${prefix}${property}.`);
    }
  }
}

/** The id itself, or its object where the request asked for it. */
export function expandable<I extends string | null, T>(
  expand: Expansion,
  property: string,
  id: I,
  build: (id: string, expand: Expansion) => T,
): I | T {
  const inner = expand.below(property);
  return inner && id !== null ? build(id, inner) : id;
}
