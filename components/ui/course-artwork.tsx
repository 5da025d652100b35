import { standIns } from "@/lib/paths/pictures";
import { Picture } from "./picture";

type Props = { imageUrl: string | null; imageAlt?: string | null; eager?: boolean };

/** Without an alternative text the picture adds nothing to the title, which is always beside it. */
export function CourseArtwork({ imageUrl, imageAlt, eager = false }: Props) {
  return (
    <Picture
      src={imageUrl ?? standIns.course}
      alt={imageAlt ?? ""}
      width={800}
      height={500}
      loading={eager ? "eager" : "lazy"}
      className="aspect-8/5 w-full bg-ink object-cover"
    />
  );
}
