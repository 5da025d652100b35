import type { FilmFiles } from "@/components/learning/films/own-film";
import { TestimonialCard } from "@/components/marketing/testimonial-card";
import { CourseArtwork } from "@/components/ui/course-artwork";
import { FaqList } from "@/components/ui/faq-list";
import { moduleCount } from "@/components/ui/module-count";
import { TickList } from "@/components/ui/tick-list";
import type {
  CourseCardDto,
  CourseWords,
  LessonOutline,
  PreviewLesson,
} from "@/lib/courses/public/schema";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";
import type { SiteWords } from "@/lib/site/words/schema";
import { formatMinutes } from "@/lib/text/durations";
import { BuyBar } from "./buy-bar";
import { CourseAside, CourseBody, CourseBodySection } from "./course-body";
import { CourseHero } from "./course-hero";
import type { CourseAction } from "./course-way-in";
import { FREE_MODULE_ID, FreeModule } from "./free-module";
import { ModuleList } from "./module-list";
import { PriceBox } from "./price-box";
import { Trailer } from "./trailer";

type Props = {
  course: CourseCardDto;
  words: CourseWords;
  quotes: TestimonialDto[];
  /** The words that all courses share. */
  common: SiteWords;
  /** The coach's name, and page unless it is off the site. */
  coach: { name: string; href?: string };
  /** What the page of all courses is called. */
  courses: string;
  withWorkbook: boolean;
  isVatIncluded: boolean;
  lessons: LessonOutline[];
  preview: PreviewLesson | null;
  previewFiles?: FilmFiles;
  /** What the two buttons do: buy, or go on from a preview. */
  action: CourseAction;
};

/** A course's page, as visitors see it and as the coach previews it. */
export function CourseSections(props: Props) {
  const {
    course,
    words,
    common,
    quotes,
    coach,
    withWorkbook,
    lessons,
    preview,
    previewFiles,
    action,
  } = props;
  return (
    <>
      <div className="lg:grid lg:grid-cols-1 lg:grid-rows-[auto_1fr]">
        <CourseHero course={course} isNew={common.isNew} coach={coach} courses={props.courses} />
        <CourseAside>
          <div className="overflow-hidden rounded-t-card outline-1 -outline-offset-1 outline-white/15">
            <CourseArtwork imageUrl={course.imageUrl} imageAlt={course.imageAlt} eager />
          </div>
          <PriceBox
            price={course.price}
            isVatIncluded={props.isVatIncluded}
            action={action}
            includes={includes(lessons, withWorkbook, common)}
          />
        </CourseAside>
        <CourseBody>
          <Trailer course={course} trailerUrl={words.trailerUrl} />
          {words.learningPoints.length > 0 && (
            <CourseBodySection title={common.learnTitle}>
              <TickList
                points={words.learningPoints}
                className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-4"
              />
            </CourseBodySection>
          )}
          {words.audience && (
            <CourseBodySection title={common.audienceTitle}>
              <p className="max-w-measure whitespace-pre-line">{words.audience}</p>
            </CourseBodySection>
          )}
          <CourseBodySection title={moduleCount(lessons.length)}>
            <ModuleList lessons={lessons} previewHref={`#${FREE_MODULE_ID}`} />
          </CourseBodySection>
          {preview && <FreeModule lesson={preview} poster={course.imageUrl} files={previewFiles} />}
          {quotes.length > 0 && (
            <CourseBodySection title={common.quotesTitle}>
              <ul className="grid gap-6">
                {quotes.map((quote) => (
                  <li key={quote.id}>
                    <TestimonialCard {...quote} />
                  </li>
                ))}
              </ul>
            </CourseBodySection>
          )}
          {words.questions.length > 0 && (
            <CourseBodySection title={common.questionsTitle}>
              <FaqList questions={words.questions} />
            </CourseBodySection>
          )}
        </CourseBody>
      </div>
      <BuyBar title={course.title} price={course.price} action={action} />
    </>
  );
}

function includes(lessons: LessonOutline[], withWorkbook: boolean, common: SiteWords): string[] {
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  return [
    ...(lessons.length > 0 ? [moduleCount(lessons.length)] : []),
    ...(minutes > 0 ? [`${formatMinutes(minutes)} in all`] : []),
    ...(withWorkbook ? [common.workbook] : []),
    ...[common.certificate, common.lifetime, common.devices],
  ].filter(Boolean);
}
