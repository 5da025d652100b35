import { AdminSection } from "@/components/admin/admin-page";
import { UploadForm } from "@/components/admin/upload-form";
import type { FormAction } from "@/lib/forms/state";
import { limits } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { CoverForm } from "./cover-form";

type Props = {
  lesson: { id: number; downloadUrl: string | null; hasCover: boolean };
  cover: FormAction;
};

export function WorkbookSection({ lesson, cover }: Props) {
  const { id, downloadUrl } = lesson;
  return (
    <AdminSection title="Workbook" lead={downloadUrl ? "Buyers can download it here." : undefined}>
      {downloadUrl && (
        <a href={adminPaths.previewFile(id, "workbook")} className="py-2 text-link">
          Open the present workbook
        </a>
      )}
      <UploadForm
        action={adminPaths.uploadLessonFile(id, "workbook")}
        label={downloadUrl ? "Replace the workbook" : "A workbook"}
        hint="PDF, 50 MB at most"
        accept="application/pdf"
        maxBytes={limits.workbook.maxBytes}
        was={downloadUrl}
      />
      {downloadUrl && <CoverForm lesson={lesson} action={cover} />}
    </AdminSection>
  );
}
