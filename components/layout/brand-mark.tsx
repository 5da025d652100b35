import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { Mark } from "@/lib/site/brand/mark";

export type Brand = { name: string; mark: Mark };

export function BrandMark({ name, mark }: Brand) {
  return (
    <PageLink
      href="/"
      className="flex min-h-11 max-w-56 items-center gap-2.5 font-serif text-lg leading-[1.05]"
    >
      {typeof mark === "object" && "picture" in mark ? (
        <Picture
          src={mark.picture}
          alt=""
          width={40}
          height={40}
          loading="eager"
          className="size-10 shrink-0 object-contain"
        />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 rounded-md bg-ink">
          {mark === "spotlight" ? (
            <>
              <path d="M13 0h6l9 24H4Z" fill="var(--color-gold)" opacity="0.55" />
              <ellipse cx="16" cy="24" rx="12" ry="4.5" fill="var(--color-gold)" />
            </>
          ) : (
            <path d={mark.outline} fill="var(--color-gold)" />
          )}
        </svg>
      )}
      <span className="text-balance">{name}</span>
    </PageLink>
  );
}
