import type { FilmFiles } from "@/components/learning/films/own-film";
import { FaqList } from "@/components/ui/faq-list";
import { moduleCount } from "@/components/ui/module-count";
import { TickList } from "@/components/ui/tick-list";
import type {
  CourseCardDto,
  CourseWords,
  LessonOutline,
  PreviewLesson,
} from "@/lib/courses/public/schema";
import { BuyBar } from "./buy-bar";
import { CourseBody, CourseBodySection } from "./course-body";
import { CourseHero } from "./course-hero";
import type { CourseAction } from "./course-way-in";
import { FREE_MODULE_ID, FreeModule } from "./free-module";
import { ModuleList } from "./module-list";
import { PriceBox } from "./price-box";

type Props = {
  course: CourseCardDto;
  words: CourseWords;
  lessons: LessonOutline[];
  preview: PreviewLesson | null;
  previewFiles?: FilmFiles;
  /** What the two buttons do: buy, or go on from a preview. */
  action: CourseAction;
};

/** A course's page, as visitors see it and as the coach previews it. */
export function CourseSections({ course, words, lessons, preview, previewFiles, action }: Props) {
  return (
    <>
      <CourseHero course={course} />
      <CourseBody
        aside={
          <PriceBox price={course.price} action={action} includes={includes(lessons.length)} />
        }
      >
        {words.learningPoints.length > 0 && (
          <CourseBodySection title="What you will learn">
            <TickList
              points={words.learningPoints}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-4"
            />
          </CourseBodySection>
        )}
        {words.audience && (
          <CourseBodySection title="Who it is for">
            <p className="max-w-measure whitespace-pre-line">{words.audience}</p>
          </CourseBodySection>
        )}
        <CourseBodySection title={moduleCount(lessons.length)}>
          <ModuleList lessons={lessons} previewHref={`#${FREE_MODULE_ID}`} />
        </CourseBodySection>
        {preview && <FreeModule lesson={preview} poster={course.imageUrl} files={previewFiles} />}
        {words.questions.length > 0 && (
          <CourseBodySection title="Questions">
            <FaqList questions={words.questions} />
          </CourseBodySection>
        )}
      </CourseBody>
      <BuyBar title={course.title} price={course.price} action={action} />
    </>
  );
}

function includes(modules: number): string[] {
  return [
    ...(modules > 0 ? [moduleCount(modules)] : []),
    "Lifetime access",
    "On phone, tablet and computer",
  ];
}
