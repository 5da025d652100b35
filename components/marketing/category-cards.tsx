import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/paths/public";

type CategoryCard = { slug: string; title: string; text: string; points: string[] };

export function CategoryCards({ cards }: { cards: CategoryCard[] }) {
  return (
    <div className="grid gap-12 md:grid-cols-[5fr_4fr] md:gap-10 lg:gap-16">
      {cards.map((card) => (
        <CategoryPanel key={card.slug} card={card} />
      ))}
    </div>
  );
}

function CategoryPanel({ card }: { card: CategoryCard }) {
  return (
    <article className="flex flex-col items-start even:md:mt-24">
      <Picture
        src={`/artwork/category-${card.slug}.svg`}
        alt=""
        width={800}
        height={560}
        className="aspect-10/7 w-full rounded-card object-cover"
      />
      <h3 className="mt-7 text-3xl">{card.title}</h3>
      <p className="mt-3 max-w-measure text-muted">{card.text}</p>
      <ul className="mt-5 mb-8 w-full max-w-measure border-b border-rule">
        {card.points.map((point) => (
          <li key={point} className="border-t border-rule py-2.5 font-medium">
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.course(card.slug)} className="mt-auto">
        Explore Courses<span className="sr-only"> in {card.title}</span>
      </ButtonLink>
    </article>
  );
}
