import { unstable_cache } from "next/cache";
import * as queries from "./queries";

/** Changes of the catalogue refresh this tag, and with it each page and answer that read it. */
export const COURSES_TAG = "courses";

const options = { tags: [COURSES_TAG] };

/** The public reads of queries.ts, remembered until the catalogue changes. */
export const listPublishedCourses = unstable_cache(
  queries.listPublishedCourses,
  ["published"],
  options,
);
export const listFeaturedCourses = unstable_cache(
  queries.listFeaturedCourses,
  ["featured"],
  options,
);
export const listCoursesByCategory = unstable_cache(
  queries.listCoursesByCategory,
  ["category-courses"],
  options,
);
export const listCategoryCourses = unstable_cache(
  queries.listCategoryCourses,
  ["category-page"],
  options,
);
export const findCourse = unstable_cache(queries.findCourse, ["course"], options);
export const findCourseByIdOrSlug = unstable_cache(
  queries.findCourseByIdOrSlug,
  ["course-or-id"],
  options,
);
export const findPreviewLesson = unstable_cache(queries.findPreviewLesson, ["preview"], options);
export const findCategory = unstable_cache(queries.findCategory, ["category"], options);
export const listLessonOutlines = unstable_cache(queries.listLessonOutlines, ["outlines"], options);
