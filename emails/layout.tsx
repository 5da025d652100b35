import type { ReactNode } from "react";
import { Body, Container, Head, Html, Link, Preview, Section, Text } from "react-email";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import * as style from "./style";

type Props = { site: Pick<Site, "brand" | "contact">; preview: string; children: ReactNode };

/** The frame of every mail: one column, system fonts, readable with images turned off. */
export function MailLayout({ site: { brand, contact }, preview, children }: Props) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={style.container}>
          <Section style={style.header}>
            <Text style={style.brand}>{brand.name}</Text>
          </Section>
          <Section style={style.content}>{children}</Section>
          <Section style={style.footer}>
            <Text style={style.small}>
              {brand.name}, {contact.location}. Questions? Write to{" "}
              <Link href={paths.mail(contact.email)} style={style.link}>
                {contact.email}
              </Link>
              .
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
