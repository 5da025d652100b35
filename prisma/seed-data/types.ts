/** A lesson as it is written; its position, film and preview follow from the course. */
type LessonText = {
  title: string;
  description: string;
  durationMinutes: number;
  contentHtml: string;
};

export type CourseText = {
  slug: string;
  title: string;
  description: string;
  /** What its artwork shows. */
  imageAlt: string;
  categoryId: number;
  pricePence: number;
  featured: boolean;
  isNew: boolean;
  playerLook: "generic" | "dedicated";
  workbookTitle: string | null;
  lessons: LessonText[];
};

export type Lesson = LessonText & {
  position: number;
  isPreview: boolean;
  videoUrl: string;
  captionsUrl: string;
  downloadUrl: string | null;
};

export type Course = Omit<CourseText, "lessons"> & {
  position: number;
  imageUrl: string;
  lessons: Lesson[];
};

export type Testimonial = {
  text: string;
  name: string;
  role: string;
  source: string;
  permission: string;
  onHome: boolean;
  position: number;
  isSample: boolean;
};

export type Publication = {
  type: "book" | "podcast" | "article";
  title: string;
  description: string;
  imageUrl: string | null;
  link: string | null;
  position: number;
  isSample: boolean;
};
