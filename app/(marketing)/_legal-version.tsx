import type { Metadata } from "next";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { findWording, readVersionInForce } from "@/lib/site/legal/queries";
import { type AgreedKind, versionName } from "@/lib/site/legal/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { headOf, PageView } from "./_page";

type Named = { kind: AgreedKind; params: Promise<{ version: string }> };

const notFoundTitle = { terms: "Terms Not Found", refunds: "Refund Rules Not Found" };

async function readWording({ kind, params }: Named) {
  const { data } = versionName.safeParse((await params).version);
  const wording = data ? await findWording(kind, data) : null;
  return wording && { ...wording, name: data };
}

export async function legalVersionMetadata(named: Named): Promise<Metadata> {
  const wording = await readWording(named);
  if (!wording) return privateMetadata(notFoundTitle[named.kind]);
  return privateMetadata(headOf(wording.content.head, await readSite()).heading);
}

/** A version that buyers agreed to, even if it is no longer in force; receipts link to it. */
export async function LegalVersionScreen(named: Named) {
  const { kind } = named;
  const wording = await readWording(named);
  if (!wording) {
    declareNotFound();
    return <WordingNotFound kind={kind} />;
  }
  const [inForce, site] = await Promise.all([readVersionInForce(kind), readSite()]);
  const newer = wording.name === inForce ? undefined : paths[kind];
  const { content, since } = wording;
  return <PageView content={content} site={site} path={paths[kind]} inForce={{ since, newer }} />;
}

function WordingNotFound({ kind }: { kind: AgreedKind }) {
  return (
    <NarrowPage
      title={notFoundTitle[kind]}
      lead="There was no wording of this date. Please check the address in your receipt."
    >
      <ButtonLink href={paths[kind]} className="self-start">
        Read today’s wording
      </ButtonLink>
    </NarrowPage>
  );
}
