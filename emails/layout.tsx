import type { ReactNode } from "react";
import { Body, Container, Head, Html, Link, Preview, Section, Text } from "react-email";
import { site } from "@/lib/site";
import * as style from "./style";

/** The frame of every mail: one column, system fonts, readable with pictures off. */
export function MailLayout({ preview, children }: { preview: string; children: ReactNode }) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={style.container}>
          <Section style={style.header}>
            <Text style={style.brand}>{site.name}</Text>
          </Section>
          <Section style={style.content}>{children}</Section>
          <Section style={style.footer}>
            <Text style={style.small}>
              {site.name}, {site.location}. Questions? Write to{" "}
              <Link href={`mailto:${site.email}`} style={style.link}>
                {site.email}
              </Link>
              .
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
