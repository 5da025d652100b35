import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BuyBar } from "@/components/courses/buy-bar";
import { CourseBody, CourseBodySection } from "@/components/courses/course-body";
import { CourseHero } from "@/components/courses/course-hero";
import { LearningPoints } from "@/components/courses/learning-points";
import { moduleCount } from "@/components/courses/module-count";
import { ModuleList } from "@/components/courses/module-list";
import { PriceBox } from "@/components/courses/price-box";
import { courseQuestions, learningPoints } from "@/components/marketing/copy/course-faq";
import { FaqList } from "@/components/marketing/faq-list";
import { findCourse, findPreviewLesson, listLessonOutlines } from "@/lib/courses/queries";
import { slugField } from "@/lib/fields";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { socialPicture } from "@/lib/structured-data";
import { CourseData } from "./_course-data";
import { PREVIEW_ID, Preview } from "./_preview";

type Props = PageProps<"/courses/[slug]">;

async function readCourse(params: Props["params"]) {
  const slug = slugField.safeParse((await params).slug);
  return slug.success ? findCourse(slug.data) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await readCourse(params);
  if (!course) return { title: "Course Not Found" };
  return {
    ...pageMetadata({
      title: course.title,
      description: course.description,
      path: paths.course(course.slug),
      image: socialPicture(course),
    }),
    other: { "product:price:amount": course.price, "product:price:currency": "GBP" },
  };
}

export default async function CoursePage({ params }: Props) {
  const course = await readCourse(params);
  if (!course) notFound();
  if (course.slug !== (await params).slug) permanentRedirect(paths.course(course.slug));
  const [lessons, preview] = await Promise.all([
    listLessonOutlines(course.id),
    findPreviewLesson(course.id),
  ]);
  const purchase = { href: paths.checkout(course), label: "Buy this course" };
  return (
    <>
      <CourseData course={course} preview={preview} />
      <CourseHero course={course} />
      <CourseBody
        aside={
          <PriceBox price={course.price} action={purchase} includes={includes(lessons.length)} />
        }
      >
        <CourseBodySection title="What you will learn">
          <LearningPoints points={learningPoints} />
        </CourseBodySection>
        <CourseBodySection title={moduleCount(lessons.length)}>
          <ModuleList lessons={lessons} previewHref={`#${PREVIEW_ID}`} />
        </CourseBodySection>
        {preview && <Preview lesson={preview} poster={course.imageUrl} />}
        <CourseBodySection title="Questions">
          <FaqList questions={courseQuestions} />
        </CourseBodySection>
      </CourseBody>
      <BuyBar title={course.title} price={course.price} action={purchase} />
    </>
  );
}

function includes(modules: number): string[] {
  return [
    ...(modules > 0 ? [`${moduleCount(modules)} with film and exercises`] : []),
    "Lifetime access",
    "On phone, tablet and computer",
  ];
}
