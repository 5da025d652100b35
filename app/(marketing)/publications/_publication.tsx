import { ContactCall } from "@/components/marketing/contact-call";
import { PageHero } from "@/components/marketing/page-hero";
import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { PlainMedia } from "@/components/ui/plain-media";
import { standIns } from "@/lib/paths/pictures";
import { paths } from "@/lib/paths/public";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { nameOf } from "@/lib/site/pages/rules";
import type { PublicationPage } from "@/lib/site/publications/queries";
import { elsewhereLabel, listPathOf } from "@/lib/site/publications/rules";
import { readWords } from "@/lib/site/words/queries";

export async function PublicationView({ publication }: { publication: PublicationPage }) {
  const { type, title, description, html, audioUrl, elsewhere } = publication;
  const href = listPathOf(type);
  const [list, words] = await Promise.all([readPublishedPage(href), readWords()]);
  const kind = list.isOff ? undefined : { label: nameOf(list), href };
  return (
    <>
      <PageHero
        crumbs={[...(kind ? [kind] : []), { label: title }]}
        title={title}
        lead={description}
      />
      <Container className="grid items-start gap-12 pb-20 md:grid-cols-[1fr_2fr] md:gap-16 md:pb-28">
        <Picture
          src={publication.imageUrl ?? standIns.publication}
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
