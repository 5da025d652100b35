"use client";

import { Fragment } from "react";
import { addressInput } from "@/components/admin/address-input";
import { CoachForm } from "@/components/admin/coach-form";
import { Field } from "@/components/ui/field";
import { Radio } from "@/components/ui/radio";
import type { FormAction, FormValues } from "@/lib/forms/state";
import { readFilm } from "@/lib/media/rules";

type Props = {
  lessonId: number;
  videoUrl: string | null;
  note?: string;
  action: FormAction;
};

/** For a lesson whose film is not uploaded here: it is at another host, still to come, or absent. */
export function FilmForm({ lessonId, videoUrl, note, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id: lessonId }}
      saved={savedChoice(videoUrl)}
      draft={`film:${lessonId}`}
      submit="Save the film’s place"
      variant="secondary"
    >
      {({ values, errors }) => (
        // Remounted when the film changes: a choice ticked for the previous film would remove the new one.
        <Fragment key={videoUrl}>
          <input type="hidden" name="was" value={videoUrl ?? ""} />
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-sm font-semibold">Where is the film?</legend>
            <Radio name="film" value="link" label="At Vimeo, or at another address" of={values} />
            <Radio name="film" value="coming-soon" label="It is coming soon" of={values} />
            <Radio name="film" value="none" label="There is none" of={values} />
          </fieldset>
          <Field
            label="Film’s address"
            hint="For example https://vimeo.com/123456789, or the number alone"
            name="link"
            {...addressInput}
            defaultValue={values.link}
            error={errors.link ?? errors.film}
          />
          {readFilm(videoUrl).kind === "link" && (
            <p className="max-w-measure text-sm">
              Anybody who has this address can watch the film there and pass the address on, paid or
              not. Films that you upload here, or that Vimeo shows only on your site, are for buyers
              alone.
            </p>
          )}
          {note && <p className="text-sm text-muted">{note}</p>}
        </Fragment>
      )}
    </CoachForm>
  );
}

/** Ticks nothing for a film of our own. Shows an address that no player accepts, so that it can be fixed. */
function savedChoice(videoUrl: string | null): FormValues {
  const { kind } = readFilm(videoUrl);
  if (kind === "own") return {};
  if (kind === "coming-soon") return { film: kind };
  return videoUrl ? { film: "link", link: videoUrl } : { film: "none" };
}
