import { Fragment, type ReactNode } from "react";
import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from "react-email";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { iconAddress } from "@/lib/site/brand/icons";
import type { Site } from "@/lib/site/settings/schema";
import * as style from "./style";
import { Unsubscribe } from "./unsubscribe";

type Props = {
  site: Pick<Site, "brand" | "contact" | "looks">;
  preview: string;
  /** The coach's own words before and after the mail's. */
  greeting?: string;
  closing?: string;
  /** For mails that a reader can unsubscribe from. */
  unsubscribeUrl?: string;
  children: ReactNode;
};

/** The frame of every mail: one column, system fonts, readable with images turned off, light or dark. */
export function MailLayout({ site, preview, greeting, closing, unsubscribeUrl, children }: Props) {
  const { brand, contact } = site;
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{style.dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={style.body}>
        <Container style={style.container}>
          <Section style={style.header}>
            <Text style={style.brand}>
              <Img
                src={absoluteUrl(iconAddress("icon-192.png", site))}
                alt=""
                width="32"
                height="32"
                style={style.logo}
              />
              {brand.name}
            </Text>
          </Section>
          <Section className="sheet" style={style.content}>
            <Own words={greeting} />
            {children}
            <Own words={closing} />
            {unsubscribeUrl && <Unsubscribe url={unsubscribeUrl} />}
          </Section>
          <Section className="foot" style={style.footer}>
            <Text style={style.small}>
              {brand.name}, {contact.location}. Questions? Write to{" "}
              <Link href={paths.mail(contact.email)} style={style.link}>
                {contact.email}
              </Link>
              .
            </Text>
            {(contact.phone || contact.postalAddress || contact.companyNumber) && (
              <Text style={style.small}>{ownersOf(contact)}</Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Own({ words }: { words?: string }) {
  if (!words) return null;
  const lines = words.split("\n");
  return (
    <Text style={style.text}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A mail is rendered once, and two lines may be alike.
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

function ownersOf({ phone, postalAddress, companyNumber }: Site["contact"]): string {
  const lines = postalAddress.split("\n").map((line) => line.trim().replace(/,$/, ""));
  const address = lines.filter(Boolean).join(", ");
  const company = companyNumber && `Company number ${companyNumber}`;
  return [address, phone, company].filter(Boolean).join(" · ");
}
