import { PageLink } from "@/components/ui/page-link";

export function BrandMark({ brand }: { brand: string }) {
  return (
    <PageLink
      href="/"
      className="flex min-h-11 max-w-56 items-center gap-2.5 font-serif text-lg leading-[1.05]"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 rounded-md bg-ink">
        <path d="M13 0h6l9 24H4Z" fill="var(--color-gold)" opacity="0.55" />
        <ellipse cx="16" cy="24" rx="12" ry="4.5" fill="var(--color-gold)" />
      </svg>
      <span className="text-balance">{brand}</span>
    </PageLink>
  );
}
