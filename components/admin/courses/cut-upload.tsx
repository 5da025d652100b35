import { Notice } from "@/components/ui/notice";

/** An upload that was cut off. */
export type Cut = { fileName: string; percentage: number };

export function CutUpload({ cut }: { cut: Cut | null }) {
  if (!cut) return null;
  return (
    <Notice title={`“${cut.fileName}” was cut off at ${cut.percentage} %`}>
      Choose the same file in this browser, and it goes on from there.
    </Notice>
  );
}
