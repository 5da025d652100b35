import type { ReactNode } from "react";
import { paths } from "@/lib/paths/public";
import { consultationAddress } from "@/lib/site/settings/rules";
import type { Site } from "@/lib/site/settings/schema";
import { dialled } from "@/lib/text/phone";

type Words = {
  consultationTitle: string;
  consultationText: string;
  consultationLink: string;
  where: string;
};

type Props = Pick<Site, "contact" | "social" | "selling"> & { words: Words };

export function ContactDetails({ contact, social, selling, words }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <div className="sheet rounded-card p-card shadow-card sm:p-8">
        <h2 className="text-2xl text-wrap">{words.consultationTitle}</h2>
        {words.consultationText && <p className="mt-2 text-muted">{words.consultationText}</p>}
        <a
          href={consultationAddress({ contact })}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {words.consultationLink}
        </a>
      </div>
      <dl className="flex flex-col gap-5">
        <Detail name="E-mail">
          <a
            href={paths.mail(contact.email)}
            className="inline-flex min-h-11 items-center text-link"
          >
            {contact.email}
          </a>
        </Detail>
        {words.where && <Detail name="Location">{words.where}</Detail>}
        {contact.phone && (
          <Detail name="Phone">
            <a
              href={`tel:${dialled(contact.phone)}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {contact.phone}
            </a>
          </Detail>
        )}
        {contact.postalAddress && (
          <Detail name="Postal address">
            <span className="whitespace-pre-line">{contact.postalAddress}</span>
          </Detail>
        )}
        {contact.companyNumber && <Detail name="Company number">{contact.companyNumber}</Detail>}
        {selling.ukVatNumber && <Detail name="VAT number">{selling.ukVatNumber}</Detail>}
        <Elsewhere {...social} />
      </dl>
    </div>
  );
}

function Elsewhere({ facebook, instagram, linkedin, youtube, tiktok }: Site["social"]) {
  const profiles = {
    Facebook: facebook,
    Instagram: instagram,
    LinkedIn: linkedin,
    YouTube: youtube,
    TikTok: tiktok,
  };
  const links = Object.entries(profiles).filter(([, href]) => href);
  if (links.length === 0) return null;
  return (
    <Detail name="Elsewhere">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([name, href]) => (
          <li key={name}>
            <a href={href} className="inline-flex min-h-11 items-center text-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
