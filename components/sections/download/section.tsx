import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { DownloadIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { namedDownload } from "@/lib/paths/shown";
import { download } from "./schema";

function Download({ content, titleId, band }: SectionProps<typeof download.schema>) {
  const { title, text, file, page } = content;
  if (!file) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <div className="sheet flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card p-6 shadow-card sm:p-8">
        <div className="max-w-measure">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {text && <p className="mt-2 text-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-x-8">
          <a
            href={namedDownload(file, title)}
            download
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-link"
          >
            <DownloadIcon />
            Download PDF
          </a>
          {page && (
            <PageLink
              href={page}
              className="inline-flex min-h-12 items-center font-semibold text-link"
            >
              Read it here
            </PageLink>
          )}
        </div>
      </div>
    </Section>
  );
}

export const downloadKind = sectionKind(download, Download);
