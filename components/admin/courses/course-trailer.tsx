"use client";

import { addressInput } from "@/components/admin/address-input";
import { AdminSection } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { UploadForm } from "@/components/admin/upload-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";
import { limits, readFilm } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { type Cut, CutUpload } from "./cut-upload";

type Props = { id: number; trailerUrl: string | null; cut: Cut | null; action: FormAction };

export function CourseTrailer({ id, trailerUrl, cut, action }: Props) {
  const isOwn = readFilm(trailerUrl).kind === "own";
  return (
    <AdminSection
      title="Trailer"
      lead={
        isOwn
          ? "Your own film is on the course’s page. An address saved below takes its place, and none takes it away."
          : "A short film on the course’s page, for everybody to see."
      }
    >
      <CoachForm
        action={action}
        hidden={{ id }}
        saved={{ link: isOwn ? "" : (trailerUrl ?? "") }}
        labels={{ link: "Film at Vimeo" }}
        submit="Save the trailer"
        variant="secondary"
      >
        {({ field }) => (
          <Field
            {...field("link")}
            hint="For example https://vimeo.com/123456789; empty for none"
            {...addressInput}
          />
        )}
      </CoachForm>
      <CutUpload cut={cut} />
      <UploadForm
        action={adminPaths.uploadTrailer(id)}
        label="A film of your own"
        hint="MP4 with H.264, 2 GB at most; a trailer is best under a minute"
        accept="video/mp4,video/quicktime"
        maxBytes={limits.film.maxBytes}
        parts={{ place: "trailer", placeId: id }}
      />
    </AdminSection>
  );
}
