import type { ReactNode } from "react";
import { FilterLinks } from "./filter-links";
import { ListSearch } from "./list-search";
import { Pager } from "./pager";

type Query = Record<string, string>;

type Props<State extends string> = {
  pathOf: (query?: Query) => string;
  searchLabel: string;
  /** Every state and its name, in the order of the links. */
  states: Record<State, string>;
  /** The state shown when the address names none. */
  usual: State;
  query: { q: string; state: State };
  /** The query for the following page; null on the last one. */
  next: Query | null;
  isFirst: boolean;
  children: ReactNode;
};

/** A list, a page at a time, that can be searched or filtered by the state of its entries. */
export function ListByState<State extends string>(props: Props<State>) {
  const { pathOf, searchLabel, usual, query, next, isFirst, children } = props;
  const ofState = (state: string): Query => (state === usual ? {} : { state });
  const kept = { ...(query.q && { q: query.q }), ...ofState(query.state) };
  const filters = Object.entries<string>(props.states).map(([state, label]) => ({
    label,
    href: pathOf(ofState(state)),
    isCurrent: state === query.state,
  }));
  return (
    <>
      <ListSearch action={pathOf()} label={searchLabel} q={query.q} />
      {!query.q && <FilterLinks label="State" filters={filters} />}
      {children}
      <Pager next={next && pathOf({ ...kept, ...next })} first={isFirst ? null : pathOf(kept)} />
    </>
  );
}
