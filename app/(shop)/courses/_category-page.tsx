import type { ReactNode } from "react";
import { CategoryCourses } from "@/components/courses/category-courses";
import { courseCrumbs } from "@/components/courses/course-hero";
import { ConsultationCall } from "@/components/marketing/consultation-call";
import { PageHero } from "@/components/marketing/page-hero";
import { JsonLd } from "@/components/ui/json-ld";
import { listCategoryCourses } from "@/lib/courses/public/queries";
import { readSite } from "@/lib/site/settings/queries";
import { courseList } from "@/lib/site/structured-data";

type Props = {
  category: "tools-for-life" | "irish-dancing";
  title: string;
  lead: string;
  coursesTitle: string;
  children: ReactNode;
};

export async function CategoryPage({ category, title, lead, coursesTitle, children }: Props) {
  const [courses, site] = await Promise.all([listCategoryCourses(category), readSite()]);
  const crumbs = courseCrumbs({ title });
  return (
    <>
      <JsonLd things={[courseList(courses, site)]} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <CategoryCourses title={coursesTitle} courses={courses} />
      {children}
      <ConsultationCall email={site.contact.email} />
    </>
  );
}
