import { CategoryCourses } from "@/components/courses/category-courses";
import { Section, SectionHeading } from "@/components/layout/section";
import { ContactCall } from "@/components/marketing/contact-call";
import { home } from "@/components/marketing/copy/home";
import { toolsForLife } from "@/components/marketing/copy/tools-for-life";
import { JsonLd } from "@/components/marketing/json-ld";
import { PageHero } from "@/components/marketing/page-hero";
import { PullQuote } from "@/components/marketing/pull-quote";
import { ReasonList } from "@/components/marketing/reason-list";
import { listCategoryCourses } from "@/lib/courses/queries";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { breadcrumbList, courseList } from "@/lib/structured-data";

const { title, lead, popularTitle, popular, quote, reasonsTitle, reasons } = toolsForLife;

export const metadata = pageMetadata({ title, description: lead, path: paths.toolsForLife });

const crumbs = [
  { label: "Home", href: paths.home },
  { label: "Courses", href: paths.courses },
  { label: title },
];

export default async function ToolsForLifePage() {
  const courses = await listCategoryCourses("tools-for-life");
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs), courseList(courses)]} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <CategoryCourses title="Available Courses" courses={courses} />
      <Section surface="deep" labelledBy="popular-title">
        <SectionHeading id="popular-title" title={popularTitle} />
        <ReasonList reasons={popular} />
      </Section>
      <Section surface="stage">
        <PullQuote>{quote}</PullQuote>
      </Section>
      <Section labelledBy="reasons-title">
        <SectionHeading id="reasons-title" title={reasonsTitle} />
        <ReasonList reasons={reasons} />
      </Section>
      <ContactCall
        title={home.contact.title}
        text={home.contact.text}
        action={{ label: home.contact.button, href: paths.consultation }}
      />
    </>
  );
}
