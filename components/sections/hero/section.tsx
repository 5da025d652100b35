import { type PageFacts, type SectionProps, sectionKind } from "@/components/sections/kind";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/paths/public";
import { hero } from "./schema";

async function Hero({ content, page, isFirst }: SectionProps<typeof hero.schema>) {
  const { eyebrow, picture, pictureAlt, coursesButton, buttons } = content;
  return (
    <div className="stage">
      <div className="relative isolate overflow-hidden">
        <Picture
          src={picture}
          alt={pictureAlt}
          width={1200}
          height={1000}
          loading="eager"
          className="-z-10 mb-8 w-full max-md:aspect-3/2 object-cover object-bottom md:absolute md:inset-y-0 md:right-0 md:mb-0 md:h-full md:w-[56%] md:mask-l-from-70% lg:w-[66%]"
        />
        <Container className="flex items-center pb-14 md:min-h-[38rem] md:py-20">
          <div className="md:max-w-[60%] xl:max-w-[52%]">
            {eyebrow && <p className="text-sm text-muted">{eyebrow}</p>}
            {isFirst && <h1 className="mt-4 text-5xl">{page.head.heading}</h1>}
            {isFirst && page.head.lead && (
              <p className="mt-6 max-w-[34rem] text-lg text-muted">{page.head.lead}</p>
            )}
            <div className="mt-9 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2 max-sm:*:first:col-span-2">
              <ButtonLink variant="primary" href={await coursesAddress(page)}>
                {coursesButton}
              </ButtonLink>
              {buttons.map(({ label, address }) => (
                <ButtonLink key={label} href={address}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}

/** The address of the courses' section, for links on the same page. */
export const COURSES_ANCHOR = "featured-courses";

async function coursesAddress({ featuredTitleId, read }: PageFacts) {
  const isBelow = featuredTitleId && (await read.courses("featured")).length > 0;
  return isBelow ? `#${COURSES_ANCHOR}` : paths.courses;
}

export const heroKind = sectionKind(hero, Hero);
