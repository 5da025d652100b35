import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { EditLink } from "@/app/_edit-link";
import { SitePage, sitePageMetadata } from "@/app/(marketing)/_page";
import { CourseSections } from "@/components/courses/course-sections";
import { UnknownCourse } from "@/components/courses/unknown-course";
import {
  findPreviewLesson,
  hasWorkbook,
  listLessonOutlines,
} from "@/lib/courses/public/lessons/queries";
import { findCourse, readCourseWords } from "@/lib/courses/public/queries";
import { slugField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { cardScript } from "@/lib/payments/card-script";
import { isVatIncluded } from "@/lib/payments/vat/rules";
import { declareNotFound } from "@/lib/request-context";
import { pageMetadata, privateMetadata } from "@/lib/site/metadata";
import { readTeacher } from "@/lib/site/pages/off/queries";
import { findOwnAddress, readPublishedPage } from "@/lib/site/pages/queries";
import { nameOf } from "@/lib/site/pages/rules";
import { readSite } from "@/lib/site/settings/queries";
import { socialPicture } from "@/lib/site/structured-data";
import { listCourseTestimonials } from "@/lib/site/testimonials/queries";
import { readWords } from "@/lib/site/words/queries";
import { CourseData } from "./_course-data";

type Props = PageProps<"/courses/[slug]">;

async function readCourse(params: Props["params"]) {
  const slug = slugField.safeParse((await params).slug.toLowerCase());
  return slug.success ? findCourse(slug.data) : null;
}

/** The current address of the category's page that is, or was, at this address. */
async function findCategoryAddress(params: Props["params"]) {
  const slug = slugField.safeParse((await params).slug.toLowerCase());
  return slug.success ? findOwnAddress(paths.course(slug.data)) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await readCourse(params);
  if (!course) {
    const address = await findCategoryAddress(params);
    return address ? sitePageMetadata(address) : privateMetadata("Course Not Found");
  }
  return pageMetadata({
    title: course.title,
    description: course.description,
    path: paths.course(course.slug),
    image: socialPicture(course.imageUrl),
  });
}

export default async function CoursePage({ params, searchParams }: Props) {
  const course = await readCourse(params);
  if (!course) {
    const address = await findCategoryAddress(params);
    if (address && address !== paths.course((await params).slug)) permanentRedirect(address);
    const query = firstValues(await searchParams);
    if (address) return <SitePage path={address} above={paths.courses} query={query} />;
    declareNotFound();
    return <UnknownCourse />;
  }
  if (course.slug !== (await params).slug) permanentRedirect(paths.course(course.slug));
  const [lessons, preview, words, common, quotes, withWorkbook, coach, { selling }, courses] =
    await Promise.all([
      listLessonOutlines(course.id),
      findPreviewLesson(course.id),
      readCourseWords(course.id),
      readWords(),
      listCourseTestimonials(course.id),
      hasWorkbook(course.id),
      readTeacher(),
      readSite(),
      readPublishedPage(paths.courses),
    ]);
  return (
    <>
      {/* React moves them into the head. Next's metadata cannot add such properties. */}
      <meta property="product:price:amount" content={course.price} />
      <meta property="product:price:currency" content="GBP" />
      <CourseData course={course} preview={preview} />
      <EditLink href={adminPaths.course(course.id)} />
      <CourseSections
        course={course}
        words={words}
        quotes={quotes}
        common={common}
        coach={coach}
        courses={nameOf(courses)}
        withWorkbook={withWorkbook}
        isVatIncluded={isVatIncluded(selling)}
        lessons={lessons}
        preview={preview}
        action={{
          href: paths.checkout(course),
          label: "Buy this course",
          courseId: course.id,
          needs: cardScript,
        }}
      />
    </>
  );
}
