import type { Collection, Filter } from "./collection";
import { noSuch } from "./errors";
import type { Expansion } from "./expansion";

type ListRequest = {
  limit: number;
  starting_after?: string;
};

type List<O> = {
  object: "list";
  data: O[];
  has_more: boolean;
  url: string;
};

/** One page of objects in the provider's list shape; `expand` paths begin below `data`. */
export function listOf<R extends { id: string }, O>(
  url: string,
  collection: Collection<R>,
  filter: Filter,
  params: ListRequest,
  expand: Expansion,
  build: (record: R, expand: Expansion | undefined) => O,
): List<O> {
  const { limit, starting_after: startingAfter } = params;
  if (startingAfter !== undefined && !collection.has(startingAfter)) {
    throw noSuch("object", startingAfter, "starting_after", 400);
  }
  const { records, hasMore } = collection.page(filter, { limit, startingAfter });
  const inner = expand.below("data");
  return {
    object: "list",
    data: records.map((record) => build(record, inner)),
    has_more: hasMore,
    url,
  };
}
