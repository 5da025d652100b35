import { isDeepStrictEqual } from "node:util";
import type { PageContent, StoredSection } from "@/lib/site/pages/schema";
import { findKind } from "./list";

/** A section's title in a list of sections. */
export function sectionTitle({ kind, content }: Pick<StoredSection, "kind" | "content">): string {
  const name = findKind(kind)?.name ?? kind;
  const title = content.title ?? content.quote;
  return typeof title === "string" && title ? `${name}: ${title}` : name;
}

/** Says how a version differs from the one before it. */
export function describeChanges(before: PageContent | null, after: PageContent): string {
  if (!before) return "First version";
  const olds = new Map(before.sections.map((section) => [section.id, section]));
  const news = new Set(after.sections.map(({ id }) => id));
  const named = (verb: string, sections: StoredSection[]) =>
    sections.length > 0 ? `${verb} ${sections.map(sectionTitle).join(", ")}` : null;
  const changed = (section: StoredSection) => {
    const old = olds.get(section.id);
    return old !== undefined && !isDeepStrictEqual(old.content, section.content);
  };
  const turned = (isHidden: boolean) =>
    after.sections.filter((it) => {
      const old = olds.get(it.id);
      return old !== undefined && old.isHidden !== it.isHidden && it.isHidden === isHidden;
    });
  const kept = before.sections.map(({ id }) => id).filter((id) => news.has(id));
  const now = after.sections.map(({ id }) => id).filter((id) => olds.has(id));
  const parts = [
    isDeepStrictEqual(before.head.content, after.head.content)
      ? null
      : "Changed heading or description",
    named("Changed", after.sections.filter(changed)),
    named(
      "Added",
      after.sections.filter(({ id }) => !olds.has(id)),
    ),
    named(
      "Removed",
      before.sections.filter(({ id }) => !news.has(id)),
    ),
    named("Hidden", turned(true)),
    named("Shown again", turned(false)),
    isDeepStrictEqual(kept, now) ? null : "Another order",
  ];
  return parts.filter(Boolean).join(". ") || "Nothing that is seen";
}
