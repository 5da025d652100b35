import { CourseGrid } from "@/components/courses/course-grid";
import { Section, SectionHeading } from "@/components/layout/section";
import { home } from "@/components/marketing/copy/home";
import { FEATURED_COURSES_ID, Hero } from "@/components/marketing/hero";
import { listFeaturedCourses } from "@/lib/courses/cached";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

export const metadata = {
  ...pageMetadata({ title: site.name, description: site.description, path: "/" }),
  title: { absolute: `${home.hero.title} | ${site.titleSuffix}` },
};

export default async function HomePage() {
  const courses = await listFeaturedCourses();
  return (
    <>
      <Hero {...home.hero} statistics={home.statistics} />
      <Section id={FEATURED_COURSES_ID} labelledBy="courses-title">
        <SectionHeading id="courses-title" title="Performance Courses" lead={home.courses.lead} />
        <CourseGrid courses={courses} featuredBadge="POPULAR" />
      </Section>
    </>
  );
}
