type Props = {
  src: string;
  /** Empty where it only decorates. */
  alt: string;
  /** Its own size in pixels, so that its place is kept while it loads. */
  width: number;
  height: number;
  /** Eager for what stands in the first screen. */
  loading?: "lazy" | "eager";
  className?: string;
};

/** Artwork is drawn or sized once, when it is made or uploaded: nothing is left to optimise. */
export function Picture({ loading = "lazy", alt, ...picture }: Props) {
  // biome-ignore lint/performance/noImgElement: This is the one picture, and next/image writes inline styles that the security policy refuses.
  return <img {...picture} alt={alt} loading={loading} decoding="async" />;
}
