import type { Metadata } from "next";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { ContactCall } from "@/components/marketing/contact-call";
import { publicationTexts } from "@/components/marketing/copy/publication-texts";
import { publications as copy } from "@/components/marketing/copy/publications";
import { PageHero } from "@/components/marketing/page-hero";
import { Prose } from "@/components/marketing/prose";
import { publicationPicture } from "@/components/marketing/publication-card";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { pageMetadata } from "@/lib/site/metadata";
import { listPublications } from "@/lib/site/publications/queries";

type Props = PageProps<"/publications/[kind]/[slug]">;

/** The text is in the code; the title and picture are in the database, found by the publication's link. */
async function readPublication(params: Props["params"]) {
  const { kind, slug } = await params;
  const path = `${paths.publications}/${kind}/${slug}`;
  const publication = (await listPublications()).find(({ link }) => link === path);
  const text = Object.entries(publicationTexts).find(([name]) => name === kind)?.[1][slug];
  if (!publication || !text) return null;
  return { path, publication, text };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPublication(params);
  if (!found) return nowhere;
  const { path, publication } = found;
  return pageMetadata({ title: publication.title, description: publication.description, path });
}

export default async function PublicationPage({ params }: Props) {
  const found = await readPublication(params);
  if (!found) {
    declareNotFound();
    return <NotFound />;
  }
  const { publication, text } = found;
  const { type, title, description } = publication;
  const kind =
    type === "book"
      ? { label: copy.title, href: paths.publications }
      : { label: copy.kinds[`${type}s`].title, href: paths.publicationsOf(`${type}s`) };
  return (
    <>
      <PageHero crumbs={[kind, { label: title }]} title={title} lead={description} />
      <Container className="grid items-start gap-12 pb-20 md:grid-cols-[1fr_2fr] md:gap-16 md:pb-28">
        <Picture
          src={publicationPicture(publication)}
          alt=""
          width={480}
          height={720}
          loading="eager"
          className="w-full max-w-64 rounded-sm shadow-card md:max-w-xs"
        />
        <Prose>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {text.list && (
            <>
              <h2>{text.list.title}</h2>
              <ul>
                {text.list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
        </Prose>
      </Container>
      <ContactCall
        {...copy.ask[type]}
        action={{ label: "Write to me", href: paths.enquiry(type) }}
        second={kind}
      />
    </>
  );
}
