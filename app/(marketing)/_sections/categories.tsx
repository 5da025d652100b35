import { CategoryCards } from "@/components/marketing/category-cards";
import { home } from "@/components/marketing/copy/home";
import { Section } from "@/components/ui/section";

export function CategoriesSection() {
  return (
    <Section surface="deep" labelledBy="categories-title">
      <h2 id="categories-title" className="sr-only">
        Course categories
      </h2>
      <CategoryCards cards={home.categoryCards} />
    </Section>
  );
}
