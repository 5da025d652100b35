import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { AdminPage } from "./admin-page";
import { ArrangeList } from "./arrange-list";
import { EntryRow } from "./entry-row";

type Entry = { id: number } & ComponentProps<typeof EntryRow>;

type Props = {
  title: string;
  create: { href: string; label: string };
  entries: Entry[];
  /** How the entries are put in order; null where they were searched for, and so are no neighbours. */
  arrange: Omit<ComponentProps<typeof ArrangeList>, "label" | "items"> | null;
  none?: string;
  search?: ReactNode;
  pager?: ReactNode;
};

/** The page of a list whose order the coach chooses: a link to a new entry, and the existing ones. */
export function EntryListPage({ title, create, entries, arrange, ...props }: Props) {
  const { none = "There is none yet.", search, pager } = props;
  return (
    <AdminPage title={title}>
      <ButtonLink href={create.href} variant="primary" className="self-start">
        {create.label}
      </ButtonLink>
      {search}
      {entries.length === 0 && <p>{none}</p>}
      {arrange ? (
        <ArrangeList
          label={`${title}, in the order of the site`}
          items={entries.map(({ id, ...row }) => ({
            id,
            name: row.title,
            row: <EntryRow {...row} />,
          }))}
          {...arrange}
        />
      ) : (
        <ul className="divide-y divide-rule border-y border-rule empty:hidden">
          {entries.map(({ id, ...row }) => (
            <li key={id} className="py-3">
              <EntryRow {...row} />
            </li>
          ))}
        </ul>
      )}
      {pager}
    </AdminPage>
  );
}
