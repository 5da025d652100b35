import { AdminSection } from "@/components/admin/admin-page";
import { UploadForm } from "@/components/admin/upload-form";
import { PlainMedia } from "@/components/ui/plain-media";
import type { FormAction } from "@/lib/forms/state";
import { limits, ownFile, readFilm } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { type Cut, CutUpload } from "./cut-upload";
import { FilmForm } from "./film-form";

type Film = { videoUrl: string | null; captionsUrl: string | null };

type Props = {
  lesson: Film & { id: number };
  cut: Cut | null;
  action: FormAction;
};

export function FilmSection({ lesson, cut, action }: Props) {
  const { id, videoUrl, captionsUrl } = lesson;
  const note = captionsUrl ? "When the film changes, its captions go with it." : undefined;
  return (
    <AdminSection title="Film" lead={describeFilm(lesson)}>
      {ownFile(videoUrl) && <OwnFilm key={videoUrl} id={id} hasCaptions={captionsUrl !== null} />}
      <CutUpload cut={cut} />
      <UploadForm
        action={adminPaths.uploadLessonFile(id, "film")}
        label={ownFile(videoUrl) ? "Replace the film" : "A film of your own"}
        hint="MP4, 2 GB at most"
        note={note}
        accept="video/mp4,video/quicktime"
        maxBytes={limits.film.maxBytes}
        was={videoUrl}
        parts={{ place: "lesson", placeId: id }}
      />
      <CaptionsUpload lesson={lesson} />
      <FilmForm lessonId={id} videoUrl={videoUrl} note={note} action={action} />
    </AdminSection>
  );
}

function OwnFilm({ id, hasCaptions }: { id: number; hasCaptions: boolean }) {
  return (
    <PlainMedia
      as="video"
      what="The film"
      preload="metadata"
      src={adminPaths.previewFile(id, "film")}
      aria-label="The film as it is now"
      className="aspect-video w-full max-w-measure rounded-card bg-ink"
    >
      <track
        kind="captions"
        srcLang="en"
        src={hasCaptions ? adminPaths.previewFile(id, "captions") : undefined}
        default
      />
    </PlainMedia>
  );
}

const captionsHints = {
  own: "WebVTT (.vtt) or SubRip (.srt), 1 MB at most",
  vimeo:
    "WebVTT (.vtt) or SubRip (.srt), 1 MB at most. They become the transcript beside the film; Vimeo’s player shows its own captions.",
};

function CaptionsUpload({ lesson: { id, videoUrl, captionsUrl } }: Pick<Props, "lesson">) {
  const { kind } = readFilm(videoUrl);
  if (kind !== "own" && kind !== "vimeo") return null;
  return (
    <UploadForm
      action={adminPaths.uploadLessonFile(id, "captions")}
      label={captionsUrl ? "Replace the captions" : "Its captions"}
      hint={captionsHints[kind]}
      accept=".vtt,.srt,text/vtt"
      maxBytes={limits.captions.maxBytes}
      was={captionsUrl}
    />
  );
}

function describeFilm({ videoUrl, captionsUrl }: Film): string {
  switch (readFilm(videoUrl).kind) {
    case "own":
      return captionsUrl
        ? "A film of your own is in its place, with captions."
        : "A film of your own is in its place. It has no captions yet.";
    case "vimeo":
      return captionsUrl
        ? "It is shown from the address below, with a transcript."
        : "It is shown from the address below. It has no transcript yet.";
    case "link":
      return "It is shown from the address below.";
    case "coming-soon":
      return "Buyers are told that it is coming soon.";
    case "none":
      return "There is none yet.";
  }
}
