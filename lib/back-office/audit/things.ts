import { lines } from "@/lib/back-office/launch/list";
import { db } from "@/lib/db";
import { findMailKind } from "@/lib/mail/list";
import { adminPaths } from "@/lib/paths/back-office";
import { shownAddress } from "@/lib/paths/shown";
import { settingsGroup } from "@/lib/site/settings/schema";

/** What an entry is about. `href` is its page, if it still exists. */
export type Thing = { name: string; href: string | null };

type Kind = {
  word: string;
  hrefOf?: (id: string) => string | null;
  /** For what is listed in the code. */
  nameOf?: (id: string) => string | undefined;
  /** Leaves out what no longer exists. */
  read?: (ids: number[]) => Promise<{ id: number; name: string }[]>;
};

/** Settings that have a page of their own. */
const ownSettings: Record<string, { name: string; href: string }> = {
  words: { name: "Other words", href: adminPaths.otherWords },
  menus: { name: "Menus and footer", href: adminPaths.menus },
};

const kinds: Record<string, Kind> = {
  course: {
    word: "course",
    hrefOf: (id) => adminPaths.course(Number(id)),
    read: (ids) =>
      db.$queryRaw`SELECT "id", "title" AS "name" FROM "Course" WHERE "id" = ANY(${ids})`,
  },
  lesson: {
    word: "lesson",
    hrefOf: (id) => adminPaths.lesson(Number(id)),
    read: (ids) =>
      db.$queryRaw`SELECT "id", "title" AS "name" FROM "Lesson" WHERE "id" = ANY(${ids})`,
  },
  page: {
    word: "page",
    hrefOf: (id) => adminPaths.page(Number(id)),
    read: (ids) =>
      db.$queryRaw`SELECT "id", "path" AS "name" FROM "SitePage" WHERE "id" = ANY(${ids})`,
  },
  publication: {
    word: "publication",
    hrefOf: (id) => adminPaths.publication(Number(id)),
    read: (ids) =>
      db.$queryRaw`SELECT "id", "title" AS "name" FROM "Publication" WHERE "id" = ANY(${ids})`,
  },
  testimonial: {
    word: "testimonial",
    hrefOf: (id) => adminPaths.testimonial(Number(id)),
    read: (ids) => db.$queryRaw`SELECT "id", "name" FROM "Testimonial" WHERE "id" = ANY(${ids})`,
  },
  category: {
    word: "category",
    hrefOf: (id) => adminPaths.category(Number(id)),
    read: (ids) => db.$queryRaw`SELECT "id", "name" FROM "Category" WHERE "id" = ANY(${ids})`,
  },
  order: { word: "order", hrefOf: (id) => adminPaths.order(Number(id)) },
  person: { word: "a person", hrefOf: adminPaths.person },
  user: { word: "the second factor" },
  settings: {
    word: "settings:",
    nameOf: (id) => ownSettings[id]?.name,
    hrefOf: (id) =>
      settingsGroup.safeParse(id).success
        ? adminPaths.settingsGroup(id)
        : (ownSettings[id]?.href ?? null),
  },
  legal: { word: "legal text:" },
  message: { word: "a message", hrefOf: adminPaths.message },
  subscriber: { word: "a subscriber", hrefOf: adminPaths.subscriber },
  newsletter: { word: "the newsletter’s subscribers" },
  attention: { word: "an alert" },
  mail: { word: "a mail" },
  mails: { word: "mails" },
  "mail-words": {
    word: "mail",
    nameOf: (id) => findMailKind(id)?.name,
    hrefOf: (id) => (findMailKind(id) ? adminPaths.mailWords(id) : null),
  },
  picture: {
    word: "picture",
    hrefOf: (id) => adminPaths.picture(Number(id)),
    read: (ids) => db.$queryRaw`SELECT "id", "name" FROM "Picture" WHERE "id" = ANY(${ids})`,
  },
  file: { word: "the public file", hrefOf: shownAddress },
  sales: { word: "the sales" },
  assistant: { word: "an assistant" },
  launch: {
    word: "a line of the launch list:",
    nameOf: (id) => lines.find(({ name }) => name === id)?.title,
  },
};

/** By subject. A deleted thing is named by its number, without a link. */
export async function nameThings(subjects: string[]): Promise<Map<string, Thing>> {
  const things = new Map<string, Thing>();
  const byKind = Map.groupBy(new Set(subjects), (subject) => subject.split(":")[0] ?? "");
  for (const [kind, own] of byKind) {
    const idOf = (subject: string) => subject.slice(kind.length + 1);
    const names = await readNames(kind, own.map(idOf));
    for (const subject of own) things.set(subject, nameThing(kind, idOf(subject), names));
  }
  return things;
}

async function readNames(kind: string, ids: string[]): Promise<Map<string, string> | null> {
  const rows = await kinds[kind]?.read?.(ids.map(Number).filter(Number.isSafeInteger));
  return rows ? new Map(rows.map(({ id, name }) => [String(id), name])) : null;
}

const UUID = /^[\da-f-]{36}$/;

function nameThing(kind: string, id: string, names: Map<string, string> | null): Thing {
  const { word, hrefOf, nameOf } = kinds[kind] ?? { word: kind };
  const name = names?.get(id) ?? nameOf?.(id);
  if (name) return { name: `${word} “${name}”`, href: hrefOf?.(id) ?? null };
  const isNamed = id !== "" && !UUID.test(id);
  return {
    name: isNamed ? `${word} ${id}` : word,
    href: names ? null : (hrefOf?.(id) ?? null),
  };
}
