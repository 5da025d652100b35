import { AdminSection } from "@/components/admin/admin-page";
import { UploadForm } from "@/components/admin/upload-form";
import { Picture } from "@/components/ui/picture";
import { limits, pictureTypes } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";

type Props = { id: number; imageUrl: string | null; imageAlt: string | null };

export function CoursePicture({ id, imageUrl, imageAlt }: Props) {
  return (
    <AdminSection title="Picture">
      <Picture
        src={imageUrl ?? "/artwork/course-fallback.svg"}
        alt={imageAlt ?? "The course’s picture"}
        width={800}
        height={500}
        className="aspect-8/5 w-full max-w-sm rounded-card object-cover"
      />
      <UploadForm
        action={adminPaths.uploadCoursePicture(id)}
        label="Another picture"
        hint="JPEG, PNG, WebP or AVIF, 20 MB at most; eight parts wide and five high fits best"
        accept={pictureTypes.join()}
        maxBytes={limits.picture.maxBytes}
      />
    </AdminSection>
  );
}
