import { DownloadIcon } from "../ui/icons";

export function DownloadCard({
  title,
  text,
  href,
  label = "Download PDF",
}: {
  title: string;
  text: string;
  href: string;
  label?: string;
}) {
  return (
    <div className="sheet flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card p-6 shadow-card sm:p-8">
      <div className="max-w-measure">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <a
        href={href}
        download
        className="inline-flex min-h-12 items-center gap-2 font-semibold text-link"
      >
        <DownloadIcon />
        {label}
      </a>
    </div>
  );
}
