import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button";
import { AdminPage } from "./admin-page";
import { ArrangeList } from "./arrange-list";
import { EntryRow } from "./entry-row";

type Props = {
  title: string;
  create: { href: string; label: string };
  entries: ({ id: number } & ComponentProps<typeof EntryRow>)[];
  /** See `ArrangeList`. */
  move: ComponentProps<typeof ArrangeList>["action"];
};

/** The page of a list whose order the coach chooses: a link to a new entry, and all existing ones. */
export function EntryListPage({ title, create, entries, move }: Props) {
  return (
    <AdminPage title={title}>
      <ButtonLink href={create.href} variant="primary" className="self-start">
        {create.label}
      </ButtonLink>
      {entries.length === 0 && <p>There is none yet.</p>}
      <ArrangeList
        label={`${title}, in the order of the site`}
        action={move}
        items={entries.map(({ id, ...row }) => ({
          id,
          name: row.title,
          row: <EntryRow {...row} />,
        }))}
      />
    </AdminPage>
  );
}
