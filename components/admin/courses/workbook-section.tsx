import { AdminSection } from "@/components/admin/admin-page";
import { UploadForm } from "@/components/admin/upload-form";
import { limits } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";

type Props = { lesson: { id: number; downloadUrl: string | null } };

export function WorkbookSection({ lesson: { id, downloadUrl } }: Props) {
  return (
    <AdminSection title="Workbook" lead={downloadUrl ? "Buyers can download it here." : undefined}>
      {downloadUrl && (
        <a href={adminPaths.previewFile(id, "workbook")} className="py-2 text-link">
          Open the present workbook
        </a>
      )}
      <UploadForm
        action={adminPaths.uploadLessonFile(id, "workbook")}
        label={downloadUrl ? "Another workbook in its place" : "A workbook"}
        hint="PDF, 50 MB at most"
        accept="application/pdf"
        maxBytes={limits.workbook.maxBytes}
        was={downloadUrl}
      />
    </AdminSection>
  );
}
