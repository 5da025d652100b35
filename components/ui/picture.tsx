import { sourcesOf } from "@/lib/paths/pictures";

type Props = {
  src: string;
  /** Empty for a picture that is only decoration. */
  alt: string;
  /** Its own size in pixels, so that its space is reserved while it loads. */
  width: number;
  height: number;
  /** Eager for pictures that are visible without scrolling. */
  loading?: "lazy" | "eager";
  className?: string;
};

/** Artwork is drawn or resized once, when it is made or uploaded, so nothing is left to optimise. */
export function Picture({ loading = "lazy", alt, ...picture }: Props) {
  const srcSet = sourcesOf(picture.src);
  // By the time a lazy picture loads, the browser knows how wide the page shows it.
  const sources = srcSet && { srcSet, sizes: loading === "lazy" ? "auto, 100vw" : "100vw" };
  // biome-ignore lint/performance/noImgElement: This is the only one, and next/image writes inline styles that the security policy refuses.
  return <img {...picture} {...sources} alt={alt} loading={loading} decoding="async" />;
}
