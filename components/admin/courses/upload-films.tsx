"use client";

import { DropFiles } from "@/components/admin/drop-files";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type Cut, CutUpload } from "./cut-upload";
import { type Film, useFilms } from "./use-films";

type Props = { courseId: number; cut: Cut | null };

/** Each film becomes a lesson, in the order of the file names. */
export function UploadFilms({ courseId, cut }: Props) {
  const { films, add, again } = useFilms(courseId);
  return (
    <div className="noscript:hidden flex max-w-measure flex-col gap-4">
      {films.length === 0 && <CutUpload cut={cut} />}
      <DropFiles
        label="Upload films"
        hint="Choose one or several, or drop them here: MP4, 2 GB each at most. Each becomes a draft named like its file, in the order of the names."
        accept="video/mp4,video/quicktime"
        take={add}
      >
        {films.length > 0 && (
          <ul className="flex flex-col gap-4">
            {films.map((film) => (
              <li key={film.id} className="flex flex-col gap-1">
                <span className="font-semibold wrap-anywhere">{film.file.name}</span>
                <FilmState film={film} again={() => again(film)} />
              </li>
            ))}
          </ul>
        )}
      </DropFiles>
    </div>
  );
}

function FilmState({ film, again }: { film: Film; again: () => void }) {
  const { file, percentage, problem, isStored } = film;
  if (problem) {
    return (
      <>
        <Notice tone="error">{problem}</Notice>
        <Button variant="quiet" onClick={again} className="self-start">
          Try again
        </Button>
      </>
    );
  }
  if (isStored) return <p role="status">It is a draft among the lessons.</p>;
  if (percentage === undefined) return <p className="text-muted">Waiting for its turn</p>;
  return (
    <>
      <ProgressBar label={`${file.name}: sent`} value={percentage} />
      {percentage === 100 && <p>Being checked …</p>}
    </>
  );
}
