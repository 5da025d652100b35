import type { Metadata } from "next";
import { NarrowPage } from "@/components/layout/narrow-page";
import { LegalPage } from "@/components/marketing/legal-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { findLegalText, readLegalText } from "@/lib/site/legal/queries";
import { type AgreedKind, fillIn } from "@/lib/site/legal/rules";
import { legalVersionChoice } from "@/lib/site/legal/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

type Named = { kind: AgreedKind; params: Promise<{ version: string }> };

const notFoundTitle = { terms: "Terms Not Found", refunds: "Refund Rules Not Found" };

async function readWording({ kind, params }: Named) {
  const { data } = legalVersionChoice.safeParse({ kind, ...(await params) });
  return data ? findLegalText(kind, data.version) : null;
}

export async function legalVersionMetadata(named: Named): Promise<Metadata> {
  const wording = await readWording(named);
  return privateMetadata(wording?.title ?? notFoundTitle[named.kind]);
}

/** A wording that buyers agreed to, even if it is no longer in force; receipts link to it. */
export async function LegalVersionScreen(named: Named) {
  const { kind } = named;
  const wording = await readWording(named);
  if (!wording) {
    declareNotFound();
    return <WordingNotFound kind={kind} />;
  }
  const [inForce, site] = await Promise.all([readLegalText(kind), readSite()]);
  return (
    <LegalPage
      {...wording}
      contentHtml={fillIn(wording.contentHtml, site)}
      newer={wording.version === inForce.version ? undefined : paths[kind]}
    />
  );
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
