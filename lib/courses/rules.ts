import sanitizeHtml from "sanitize-html";

/** Stands for this site where an address is read; none of ours is outside it. */
const HERE = "https://this-site.invalid";

/** What a lesson's text may hold: ordinary formatting, nothing that runs, loads, frames or names. */
export function sanitiseLessonHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "details", "summary"],
      ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
      ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite"],
      ...["abbr", "code", "kbd"],
    ],
    allowedAttributes: {
      a: ["href", "title", "rel"],
      abbr: ["title"],
      details: ["open"],
      img: ["src", "alt", "width", "height"],
      ol: ["start", "reversed"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }),
      // The page has its own; below it the text's headings keep their order.
      h1: "h2",
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPicture(attribs.src ?? ""),
  });
}

/** "Fear of Them!" → "fear-of-them"; nothing of some titles is left. */
export function slugFromTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
}

type CheckedCourse = { description: string; imageUrl: string | null; imageAlt: string | null };
type CheckedLesson = {
  id: number;
  title: string;
  description: string;
  durationMinutes: number | null;
  contentHtml: string | null;
  videoUrl: string | null;
  captionsUrl: string | null;
};

/** What is missing; `lessonId` says where it is mended, null in the course itself. */
export type Gap = { lessonId: number | null; text: string };

/** `needed` keeps a course from being published, `wanted` is worth mending before or after. */
export function findGaps(course: CheckedCourse, lessons: CheckedLesson[]) {
  const ofCourse = (text: string): Gap => ({ lessonId: null, text });
  const ofLesson = (text: string, lacks: (lesson: CheckedLesson) => boolean): Gap[] =>
    lessons
      .filter(lacks)
      .map((lesson) => ({ lessonId: lesson.id, text: `“${lesson.title}” ${text}` }));

  const needed = [
    ...(course.description ? [] : [ofCourse("The course has no description.")]),
    ...(lessons.length > 0 ? [] : [ofCourse("There is no lesson yet.")]),
    ...ofLesson("has neither text nor film.", isEmptyLesson),
  ];
  const wanted = [
    ...(course.imageUrl ? [] : [ofCourse("The course has no picture of its own.")]),
    ...(course.imageUrl && !course.imageAlt
      ? [ofCourse("The picture has no words for those who cannot see it.")]
      : []),
    ...ofLesson("has no description.", (lesson) => !lesson.description),
    ...ofLesson("has no text.", (lesson) => !lesson.contentHtml && Boolean(lesson.videoUrl)),
    ...ofLesson("has no film.", (lesson) => !lesson.videoUrl && Boolean(lesson.contentHtml)),
    ...ofLesson("is marked as coming soon.", (lesson) => lesson.videoUrl === "coming-soon"),
    ...ofLesson(
      "has a film without captions.",
      (lesson) => Boolean(lesson.videoUrl?.startsWith("media:")) && !lesson.captionsUrl,
    ),
    ...ofLesson("does not say how many minutes it takes.", (lesson) => !lesson.durationMinutes),
  ];
  return { needed, wanted };
}

export function isEmptyLesson(lesson: Pick<CheckedLesson, "contentHtml" | "videoUrl">): boolean {
  return !lesson.contentHtml && !lesson.videoUrl;
}

/** A picture from elsewhere would tell its host who reads which lesson. */
function isOwnPicture(src: string): boolean {
  return src.startsWith("/") && URL.canParse(src, HERE) && new URL(src, HERE).origin === HERE;
}
