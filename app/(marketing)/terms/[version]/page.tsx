import type { Metadata } from "next";
import { NarrowPage } from "@/components/layout/narrow-page";
import { LegalPage } from "@/components/marketing/legal-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { findLegalText, readLegalText } from "@/lib/site/legal/queries";
import { fillIn } from "@/lib/site/legal/rules";
import { legalVersionChoice } from "@/lib/site/legal/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

type Props = PageProps<"/terms/[version]">;

async function readWording(params: Props["params"]) {
  const { data } = legalVersionChoice.safeParse({ kind: "terms", ...(await params) });
  return data ? findLegalText("terms", data.version) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const wording = await readWording(params);
  return privateMetadata(wording?.title ?? "Terms Not Found");
}

/** The terms under which somebody bought, whatever they say by now; receipts lead here. */
export default async function TermsVersionPage({ params }: Props) {
  const wording = await readWording(params);
  if (!wording) {
    declareNotFound();
    return <TermsNotFound />;
  }
  const [inForce, site] = await Promise.all([readLegalText("terms"), readSite()]);
  return (
    <LegalPage
      {...wording}
      contentHtml={fillIn(wording.contentHtml, site)}
      newer={wording.version === inForce.version ? undefined : paths.terms}
    />
  );
}

function TermsNotFound() {
  return (
    <NarrowPage
      title="Terms Not Found"
      lead="There were no terms of this date. Please check the address in your receipt."
    >
      <ButtonLink href={paths.terms} className="self-start">
        Read today’s terms
      </ButtonLink>
    </NarrowPage>
  );
}
