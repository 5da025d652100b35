import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { categories } from "./schema";

function Categories({ content, titleId, band }: SectionProps<typeof categories.schema>) {
  const { title, button, cards } = content;
  if (cards.length === 0) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <h2 id={titleId} className="sr-only">
        {title}
      </h2>
      <div className="grid gap-12 md:grid-cols-[5fr_4fr] md:gap-10 lg:gap-16">
        {cards.map((card) => (
          <Card key={card.title} {...card} button={button} />
        ))}
      </div>
    </Section>
  );
}

type CardProps = { button: string } & SectionProps<
  typeof categories.schema
>["content"]["cards"][number];

function Card({ title, text, points, picture, address, button }: CardProps) {
  return (
    <article className="flex flex-col items-start even:md:mt-24">
      <Picture
        src={picture}
        alt=""
        width={800}
        height={560}
        className="aspect-10/7 w-full rounded-card object-cover"
      />
      <h3 className="mt-7 text-3xl">{title}</h3>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      <ul className="mt-5 mb-8 w-full max-w-measure border-b border-rule">
        {points.map((point) => (
          <li key={point} className="border-t border-rule py-2.5 font-medium">
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink href={address} className="mt-auto">
        {button}
        <span className="sr-only"> in {title}</span>
      </ButtonLink>
    </article>
  );
}

export const categoriesKind = sectionKind(categories, Categories);
