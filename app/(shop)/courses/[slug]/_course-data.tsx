import { JsonLd } from "@/components/ui/json-ld";
import type { CourseCardDto, PreviewLesson } from "@/lib/courses/public/schema";
import { readFilm } from "@/lib/media/rules";
import { readSite } from "@/lib/site/settings/queries";
import { courseForSale, previewFilm } from "@/lib/site/structured-data";

type Props = { course: CourseCardDto; preview: PreviewLesson | null };

/** The course for search engines: description, price and the film that everybody may watch. */
export async function CourseData({ course, preview }: Props) {
  const watchable = preview && readFilm(preview.videoUrl).kind === "own" ? preview : null;
  const site = await readSite();
  return (
    <JsonLd
      things={[
        courseForSale(course, site),
        ...(watchable ? [previewFilm(course, watchable, site)] : []),
      ]}
    />
  );
}
