import { irishDancing } from "@/components/marketing/copy/irish-dancing";
import { DownloadCard } from "@/components/marketing/download-card";
import { Prose } from "@/components/marketing/prose";
import { TestimonialCard } from "@/components/marketing/testimonial-card";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { listDancersTestimonials } from "@/lib/site/testimonials/queries";
import { CategoryPage } from "../_category-page";

const { title, lead, introduction, helpTitle, help, testimonialsTitle, cv } = irishDancing;

export const generateMetadata = () =>
  pageMetadata({
    title,
    description:
      "Performance psychology for Irish dancers, their teachers and families: nerves, stage confidence and the competition mindset.",
    path: paths.irishDancing,
  });

export default function IrishDancingPage() {
  return (
    <CategoryPage
      category="irish-dancing"
      title={title}
      lead={lead}
      coursesTitle="Featured Irish Dancing Courses"
    >
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
    </CategoryPage>
  );
}

async function DancersSection() {
  const testimonials = await listDancersTestimonials();
  if (testimonials.length === 0) return null;
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
