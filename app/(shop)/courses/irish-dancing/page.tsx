import { CategoryCourses } from "@/components/courses/category-courses";
import { Section, SectionHeading } from "@/components/layout/section";
import { ContactCall } from "@/components/marketing/contact-call";
import { home } from "@/components/marketing/copy/home";
import { irishDancing } from "@/components/marketing/copy/irish-dancing";
import { DownloadCard } from "@/components/marketing/download-card";
import { JsonLd } from "@/components/marketing/json-ld";
import { PageHero } from "@/components/marketing/page-hero";
import { Prose } from "@/components/marketing/prose";
import { TestimonialCard } from "@/components/marketing/testimonial-card";
import { ButtonLink } from "@/components/ui/button";
import { listCategoryCourses } from "@/lib/courses/queries";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { breadcrumbList, courseList } from "@/lib/structured-data";
import { listDancersTestimonials } from "@/lib/testimonials/queries";

const { title, lead, introduction, helpTitle, help, testimonialsTitle, cv } = irishDancing;

export const metadata = pageMetadata({
  title,
  description:
    "Performance psychology for Irish dancers, their teachers and families: nerves, stage confidence and the competition mindset.",
  path: paths.irishDancing,
});

const crumbs = [
  { label: "Home", href: paths.home },
  { label: "Courses", href: paths.courses },
  { label: title },
];

export default async function IrishDancingPage() {
  const courses = await listCategoryCourses("irish-dancing");
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs), courseList(courses)]} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <CategoryCourses title="Featured Irish Dancing Courses" courses={courses} />
      <Section surface="deep" labelledBy="help-title">
        <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
          <Prose>
            {introduction.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <div>
            <h2 id="help-title" className="text-3xl">
              {helpTitle}
            </h2>
            <ul className="mt-6 border-b border-rule">
              {help.map((point) => (
                <li key={point} className="border-t border-rule py-3 font-medium">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <DancersSection />
      <Section labelledBy="cv-title">
        <DownloadCard
          id="cv-title"
          {...cv}
          href={paths.performingArtsCvPdf}
          pageHref={paths.performingArtsCv}
        />
      </Section>
      <ContactCall
        title={home.contact.title}
        text={home.contact.text}
        action={{ label: home.contact.button, href: paths.consultation }}
      />
    </>
  );
}

async function DancersSection() {
  const testimonials = await listDancersTestimonials();
  return (
    <Section surface="stage" labelledBy="dancers-title">
      <SectionHeading
        id="dancers-title"
        title={testimonialsTitle}
        action={<ButtonLink href={paths.testimonials}>More testimonials</ButtonLink>}
      />
      <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
