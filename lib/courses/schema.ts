/** A course as the call table answers it and as a card draws it. */
export type CourseCardDto = {
  id: number;
  slug: string;
  title: string;
  description: string;
  imageUrl: string | null;
  imageAlt: string | null;
  featured: boolean;
  isNew: boolean;
  categoryId: number;
  /** Decimal pounds, for example "49.99". */
  price: string;
};

/** What a visitor may know of a lesson: never its text, film or files. */
export type LessonOutline = {
  id: number;
  position: number;
  title: string;
  durationMinutes: number | null;
  isPreview: boolean;
};

export type PreviewLesson = {
  id: number;
  position: number;
  title: string;
  description: string;
  contentHtml: string | null;
  videoUrl: string | null;
  captionsUrl: string | null;
  /** ISO 8601; since when everybody can watch it. */
  publishedAt: string | null;
};

export type CategoryDto = { id: number; slug: string; name: string; description: string };
