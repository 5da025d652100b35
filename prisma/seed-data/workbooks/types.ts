/** One part of an exercise; `weight` says how much of the page's free height it takes (default 1). */
export type Block =
  | { kind: "write"; prompt: string; weight?: number }
  | { kind: "list"; prompt: string; count: number; weight?: number }
  | {
      kind: "table";
      name: string;
      columns: { title: string; share: number }[];
      /** The first column's words; without them every cell is for writing. */
      rows: string[] | number;
      weight?: number;
    }
  | { kind: "ticks"; prompt: string; options: string[]; columns: number }
  | { kind: "wheel"; areas: string[] };

export type Exercise = {
  /** Starts the names of the page's fields. */
  key: string;
  module: number;
  title: string;
  lead: string;
  blocks: Block[];
};

export type Workbook = {
  slug: string;
  title: string;
  promise: string;
  exercises: Exercise[];
};
