import { DownloadIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

type Props = { id: string; title: string; text: string; href: string; pageHref: string };

export function DownloadCard({ id, title, text, href, pageHref }: Props) {
  return (
    <div className="sheet flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card p-6 shadow-card sm:p-8">
      <div className="max-w-measure">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-x-8">
        <a
          href={href}
          download
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-link"
        >
          <DownloadIcon />
          Download PDF
        </a>
        <PageLink
          href={pageHref}
          className="inline-flex min-h-12 items-center font-semibold text-link"
        >
          Read it here
        </PageLink>
      </div>
    </div>
  );
}
