import { home } from "@/components/marketing/copy/home";
import { Hero } from "@/components/marketing/hero";
import { JsonLd } from "@/components/marketing/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { organisation } from "@/lib/structured-data";
import { AboutSection } from "./_sections/about";
import { CategoriesSection } from "./_sections/categories";
import { ConsultationSection } from "./_sections/consultation";
import { CoursesSection } from "./_sections/courses";
import { NewsletterSection } from "./_sections/newsletter";
import { PublicationsSection } from "./_sections/publications";
import { TestimonialsSection } from "./_sections/testimonials";

export const metadata = {
  ...pageMetadata({ title: site.name, description: site.description, path: "/" }),
  title: { absolute: `${home.hero.title} | ${site.titleSuffix}` },
};

export default function HomePage() {
  return (
    <>
      <JsonLd things={[organisation()]} />
      <Hero {...home.hero} statistics={home.statistics} />
      <CoursesSection />
      <CategoriesSection />
      <TestimonialsSection />
      <AboutSection />
      <PublicationsSection />
      <NewsletterSection />
      <ConsultationSection />
    </>
  );
}
