import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { AdminPage } from "./admin-page";
import { ArrangeList } from "./arrange-list";
import { EntryRow } from "./entry-row";

type Entry = { id: number } & ComponentProps<typeof EntryRow>;

type Link = { href: string; label: string };

type Props = {
  title: string;
  back?: Link;
  create: Link;
  beside?: Link;
  entries: Entry[];
  /** How the entries are reordered; null for search results, which are not neighbours in the list. */
  arrange: Omit<ComponentProps<typeof ArrangeList>, "label" | "items"> | null;
  none?: string;
  search?: ReactNode;
  pager?: ReactNode;
};

/** The page of a list whose order the coach chooses: a link to a new entry, and the existing ones. */
export function EntryListPage({ title, back, create, beside, ...props }: Props) {
  const { entries, arrange, none = "There is none yet.", search, pager } = props;
  return (
    <AdminPage title={title} back={back}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={create.href} variant="primary">
          {create.label}
        </ButtonLink>
        {beside && <ButtonLink href={beside.href}>{beside.label}</ButtonLink>}
      </div>
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
