import type { Metadata } from "next";
import { ConsultationCall } from "@/components/marketing/consultation-call";
import { home } from "@/components/marketing/copy/home";
import { Hero } from "@/components/marketing/hero";
import { JsonLd } from "@/components/ui/json-ld";
import { listFeaturedCourses } from "@/lib/courses/public/queries";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { organisation } from "@/lib/site/structured-data";
import { AboutSection } from "./_sections/about";
import { CategoriesSection } from "./_sections/categories";
import { COURSES_SECTION_ID, CoursesSection } from "./_sections/courses";
import { NewsletterSection } from "./_sections/newsletter";
import { PublicationsSection } from "./_sections/publications";
import { TestimonialsSection } from "./_sections/testimonials";

export async function generateMetadata(): Promise<Metadata> {
  const { name, description, titleSuffix } = (await readSite()).brand;
  return {
    ...(await pageMetadata({ title: name, description, path: paths.home })),
    title: { absolute: `${home.hero.title} | ${titleSuffix}` },
  };
}

export default async function HomePage() {
  const [site, courses] = await Promise.all([readSite(), listFeaturedCourses()]);
  return (
    <>
      <JsonLd things={[organisation(site)]} />
      <Hero
        {...home.hero}
        eyebrow={`Performance coaching from ${site.contact.location}`}
        statistics={home.statistics(site.claims)}
        coursesHref={courses.length > 0 ? `#${COURSES_SECTION_ID}` : paths.courses}
      />
      <CoursesSection courses={courses} />
      <CategoriesSection />
      <TestimonialsSection />
      <AboutSection />
      <PublicationsSection />
      <NewsletterSection />
      <ConsultationCall
        email={site.contact.email}
        second={{ label: "Write to me", href: paths.contact }}
      />
    </>
  );
}
