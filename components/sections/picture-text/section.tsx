import { Portrait } from "@/components/marketing/portrait";
import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section, SectionHeading } from "@/components/ui/section";
import { pictureText } from "./schema";

function PictureText(props: SectionProps<typeof pictureText.schema>) {
  const { content, titleId, isFirst, band } = props;
  const { title, picture, pictureAlt, html } = content;
  return (
    <Section {...band} labelledBy={title ? titleId : undefined}>
      {title && <SectionHeading id={titleId} title={title} />}
      <div className="grid gap-10 md:grid-cols-[2fr_3fr] md:gap-16">
        <Portrait src={picture} alt={pictureAlt} eager={isFirst} />
        <TextWithFilms html={html} isTop={!title} />
      </div>
    </Section>
  );
}

export const pictureTextKind = sectionKind(pictureText, PictureText);
