import Link from "next/link";

/** The coach's name beside a light that falls on a stage: one circle, one floor. */
export function BrandMark({ brand }: { brand: string }) {
  return (
    <Link href="/" className="flex min-h-11 items-center gap-2.5 font-serif text-xl leading-none">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0" fill="none">
        <path d="M16 3 4 27h24z" fill="var(--color-gold)" />
        <path d="M2 27a14 4 0 0 0 28 0" stroke="currentColor" strokeWidth="2" />
        <circle cx="16" cy="20" r="3" fill="var(--color-ink)" />
      </svg>
      {brand}
    </Link>
  );
}
