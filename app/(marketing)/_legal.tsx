import type { Metadata } from "next";
import { LegalPage } from "@/components/marketing/legal-page";
import { paths } from "@/lib/paths/public";
import { readLegalText } from "@/lib/site/legal/queries";
import { fillIn } from "@/lib/site/legal/rules";
import type { LegalKind } from "@/lib/site/legal/schema";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

export async function legalMetadata(kind: LegalKind): Promise<Metadata> {
  const { title, introduction } = await readLegalText(kind);
  return pageMetadata({ title, description: introduction, path: paths[kind] });
}

export async function LegalScreen({ kind }: { kind: LegalKind }) {
  const [text, site] = await Promise.all([readLegalText(kind), readSite()]);
  return <LegalPage {...text} contentHtml={fillIn(text.contentHtml, site)} />;
}
