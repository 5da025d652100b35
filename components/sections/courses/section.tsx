import { CourseGrid } from "@/components/courses/course-grid";
import { COURSES_ANCHOR } from "@/components/sections/hero/section";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { OptionalButton } from "@/components/sections/optional-button";
import { JsonLd } from "@/components/ui/json-ld";
import { Section, SectionHeading } from "@/components/ui/section";
import { courseList } from "@/lib/site/structured-data";
import { courses } from "./schema";

async function Courses(props: SectionProps<typeof courses.schema>) {
  const { content, titleId, isFirst, band, page } = props;
  const { title, lead, which, button, buttonAddress } = content;
  const found = await page.read.courses(which);
  if (found.length === 0) return null;
  const isFeatured = which === "featured";
  const { bestseller, popular, isNew } = await page.read.words();
  return (
    <Section
      {...band}
      id={titleId === page.featuredTitleId ? COURSES_ANCHOR : undefined}
      labelledBy={titleId}
    >
      {!isFeatured && <JsonLd things={[courseList(found, page.site)]} />}
      <SectionHeading
        id={titleId}
        title={title}
        lead={lead}
        action={<OptionalButton label={button} address={buttonAddress} />}
      />
      <CourseGrid
        courses={found}
        badges={{ featured: isFeatured ? popular : bestseller, isNew }}
        eager={isFirst}
      />
    </Section>
  );
}

export const coursesKind = sectionKind(courses, Courses);
