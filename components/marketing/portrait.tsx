import { Picture } from "@/components/ui/picture";

type Props = { src: string; alt: string; eager: boolean };

export function Portrait({ src, alt, eager }: Props) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={960}
      height={1200}
      loading={eager ? "eager" : "lazy"}
      className="aspect-4/5 w-full max-w-64 md:max-w-sm rounded-card object-cover"
    />
  );
}
