import type { ReactNode } from "react";
import { paths } from "@/lib/paths/public";
import { consultationAddress } from "@/lib/site/settings/rules";
import type { Site } from "@/lib/site/settings/schema";
import { contact as copy } from "./copy/contact";

type Props = Pick<Site, "contact" | "social">;

export function ContactDetails({ contact, social }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <div className="sheet rounded-card p-card shadow-card sm:p-8">
        <h2 className="text-2xl text-wrap">{copy.consultation.title}</h2>
        <p className="mt-2 text-muted">{copy.consultation.text}</p>
        <a
          href={consultationAddress({ contact })}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          Ask for a consultation
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
        <Detail name="Where I work">{contact.location}, and wherever the stage is</Detail>
        {contact.phone && (
          <Detail name="Phone">
            <a
              href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`}
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
