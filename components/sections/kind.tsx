import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { SectionBand, Surface } from "@/components/ui/section";
import type { CourseCardDto, CoursePage } from "@/lib/courses/public/schema";
import { choice } from "@/lib/forms/described";
import type { NestedTexts } from "@/lib/forms/nested";
import type { FormAction } from "@/lib/forms/state";
import { logger } from "@/lib/logger";
import { fillInPlaces } from "@/lib/site/pages/rules";
import type { PageHead } from "@/lib/site/pages/schema";
import type { PublicationDto, PublicationType } from "@/lib/site/publications/schema";
import type { Site } from "@/lib/site/settings/schema";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";

/** What a section may ask for besides its own content; the screen reads it. */
export type Readers = {
  /** Those of a category, by its slug, or the featured ones. */
  courses: (which: string) => Promise<CourseCardDto[]>;
  /** A page of them; `after` names the last one of the page before. */
  allCourses: (after?: string) => Promise<CoursePage>;
  testimonials: (which: "home" | "dancers" | "all") => Promise<TestimonialDto[]>;
  publications: (type?: PublicationType) => Promise<PublicationDto[]>;
};

export type PageFacts = {
  site: Site;
  head: PageHead;
  /** The kinds of the sections that the page shows. */
  kinds: string[];
  read: Readers;
  /** What the address asks for. */
  query: Record<string, string | undefined>;
  sendMessage: FormAction;
};

export type SectionProps<Schema extends z.ZodObject> = {
  content: z.output<Schema>;
  titleId: string;
  /** Right below the page's title: its pictures are seen without scrolling. */
  isFirst: boolean;
  band: SectionBand;
  page: PageFacts;
};

type Description<Schema extends z.ZodObject> = {
  name: string;
  schema: Schema;
  /** What a new section of the kind begins with. */
  sample: NestedTexts;
  /** For a kind that leaves no choice. */
  surface?: Surface;
  /** It shows the page's heading itself, when it comes first. */
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
        return <Section content={fillInPlaces(parsed.data, place.page.site)} {...place} />;
      }
      // A page with a section less is better than none.
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
