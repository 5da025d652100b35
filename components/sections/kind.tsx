import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { SectionBand, Surface } from "@/components/ui/section";
import type { CourseCardDto, CoursePage } from "@/lib/courses/public/schema";
import { choice } from "@/lib/forms/described";
import type { NestedTexts } from "@/lib/forms/nested";
import type { FormAction } from "@/lib/forms/state";
import { logger } from "@/lib/logger";
import { leaveOutLinks } from "@/lib/site/pages/off/rules";
import { fillInPlaces } from "@/lib/site/pages/rules";
import type { PageHead } from "@/lib/site/pages/schema";
import type { PublicationDto, PublicationType } from "@/lib/site/publications/schema";
import type { Site } from "@/lib/site/settings/schema";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";
import type { SiteWords } from "@/lib/site/words/schema";
import type { InForceProps } from "./in-force";

/** The queries that a section may need besides its own content; the page runs them. */
export type Readers = {
  /** `which` is a category's slug or "featured". */
  courses: (which: string) => Promise<CourseCardDto[]>;
  /** One page; `after` names the last course of the page before. */
  allCourses: (after?: string) => Promise<CoursePage>;
  testimonials: (which: "home" | "dancers" | "all", role: string) => Promise<TestimonialDto[]>;
  publications: (type?: PublicationType) => Promise<PublicationDto[]>;
  words: () => Promise<SiteWords>;
};

export type PageFacts = {
  site: Site;
  head: PageHead;
  /** The title of the first section with the featured courses, which has their anchor. */
  featuredTitleId?: string;
  read: Readers;
  /** The addresses of pages that are off the site. */
  off: readonly string[];
  /** The query of the page's address. */
  query: Record<string, string | undefined>;
  sendMessage: FormAction;
  /** Set for a legal text. */
  inForce?: InForceProps;
};

export type SectionProps<Schema extends z.ZodObject> = {
  content: z.output<Schema>;
  titleId: string;
  /** Directly below the page's title, so its pictures are visible without scrolling. */
  isFirst: boolean;
  band: SectionBand;
  page: PageFacts;
};

type Description<Schema extends z.ZodObject> = {
  name: string;
  schema: Schema;
  /** The content of a new section. */
  sample: NestedTexts;
  /** Set where the coach cannot choose a surface. */
  surface?: Surface;
  /** Shows the page's heading itself if it comes first. */
  isOpening?: boolean;
};

type Place = Omit<SectionProps<z.ZodObject>, "content">;

export type SectionKind = Description<z.ZodObject> & {
  render: (stored: NestedTexts, place: Place) => ReactNode;
};

export function sectionKind<Schema extends z.ZodObject>(
  description: Description<Schema>,
  Section: ComponentType<SectionProps<Schema>>,
): SectionKind {
  return {
    ...description,
    render(stored, place) {
      const parsed = description.schema.safeParse(stored);
      if (parsed.success) {
        const { site, off } = place.page;
        const content = leaveOutLinks(fillInPlaces(parsed.data, site), off);
        return <Section content={content} {...place} />;
      }
      // A page without one section is better than no page.
      logger.error({ err: parsed.error, kind: description.name }, "a section cannot be shown");
      return null;
    },
  };
}

const surfaces = { paper: "Light", deep: "Sand", stage: "Dark blue" } satisfies Record<
  Surface,
  string
>;

export function surface() {
  return choice("Background", surfaces);
}
