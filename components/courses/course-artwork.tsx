import Image from "next/image";

/** `alt` is empty because the course's title always stands beside its picture. */
export function CourseArtwork({
  imageUrl,
  eager = false,
}: {
  imageUrl: string | null;
  eager?: boolean;
}) {
  return (
    <Image
      src={imageUrl ?? "/artwork/course-fallback.svg"}
      alt=""
      width={800}
      height={500}
      loading={eager ? "eager" : "lazy"}
      className="aspect-8/5 w-full bg-ink object-cover"
    />
  );
}
