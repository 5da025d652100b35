import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { EditLink } from "@/app/_edit-link";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { ContactCall } from "@/components/marketing/contact-call";
import { PageHero } from "@/components/marketing/page-hero";
import { publicationPicture } from "@/components/marketing/publication-card";
import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { PlainMedia } from "@/components/ui/plain-media";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { pageMetadata } from "@/lib/site/metadata";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { nameOf } from "@/lib/site/pages/rules";
import { findMovedPublication, findPublicationPage } from "@/lib/site/publications/queries";
import { elsewhereLabel, listPathOf } from "@/lib/site/publications/rules";
import { socialPicture } from "@/lib/site/structured-data";
import { readWords } from "@/lib/site/words/queries";

type Props = PageProps<"/publications/[kind]/[slug]">;

async function readPath(params: Props["params"]): Promise<string> {
  const { kind, slug } = await params;
  return `${paths.publications}/${kind}/${slug}`;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPublicationPage(await readPath(params));
  if (!found) return nowhere;
  const { title, description, link, imageUrl } = found;
  return pageMetadata({
    title,
    description,
    path: link ?? paths.publications,
    image: socialPicture(imageUrl),
  });
}

export default async function PublicationPage({ params }: Props) {
  const path = await readPath(params);
  const found = await findPublicationPage(path);
  if (!found) {
    const moved = await findMovedPublication(path);
    if (moved) permanentRedirect(moved);
    declareNotFound();
    return <NotFound />;
  }
  const { type, title, description, html, audioUrl, elsewhere } = found;
  const href = listPathOf(type);
  const [list, words] = await Promise.all([readPublishedPage(href), readWords()]);
  const kind = list.isOff ? undefined : { label: nameOf(list), href };
  return (
    <>
      <EditLink href={adminPaths.publication(found.id)} />
      <PageHero
        crumbs={[...(kind ? [kind] : []), { label: title }]}
        title={title}
        lead={description}
      />
      <Container className="grid items-start gap-12 pb-20 md:grid-cols-[1fr_2fr] md:gap-16 md:pb-28">
        <Picture
          src={publicationPicture(found)}
          alt=""
          width={480}
          height={720}
          loading="eager"
          className="w-full max-w-64 rounded-sm shadow-card md:max-w-xs"
        />
        <div className="flex flex-col items-start gap-8">
          {audioUrl && (
            <PlainMedia
              as="audio"
              what="The recording"
              src={audioUrl}
              preload="none"
              aria-label={title}
              className="w-full"
            />
          )}
          <TextWithFilms html={html} isTop />
          {elsewhere && <ButtonLink href={elsewhere}>{elsewhereLabel(type, elsewhere)}</ButtonLink>}
        </div>
      </Container>
      <ContactCall
        title={words[`${type}Title`]}
        text={words[`${type}Text`]}
        action={{ label: words.askButton, href: paths.enquiry(type) }}
        second={kind}
      />
    </>
  );
}
