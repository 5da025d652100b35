"use client";

import { Fragment } from "react";
import type { FormAction } from "@/lib/form-state";
import { Field } from "../../ui/field";
import { Radio } from "../../ui/radio";
import { CoachForm } from "../coach-form";

type Props = {
  lessonId: number;
  videoUrl: string | null;
  action: FormAction;
};

/** A film that is not uploaded here: at a host, still to come, or none. */
export function FilmForm({ lessonId, videoUrl, action }: Props) {
  const link = videoUrl && videoUrl !== "coming-soon" && !isOwn(videoUrl) ? videoUrl : "";
  return (
    <CoachForm
      action={action}
      saved={{ film: filmKind(videoUrl), link }}
      draft={`film:${lessonId}`}
      submit="Save the film’s place"
      variant="secondary"
    >
      {({ values, errors }) => (
        // Drawn anew for another film: a choice that was ticked for the one before would take it away.
        <Fragment key={videoUrl}>
          <input type="hidden" name="id" value={lessonId} />
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
            inputMode="url"
            autoComplete="off"
            defaultValue={values.link}
            error={errors.link ?? errors.film}
          />
        </Fragment>
      )}
    </CoachForm>
  );
}

function filmKind(videoUrl: string | null): string | undefined {
  if (!videoUrl) return "none";
  if (isOwn(videoUrl)) return undefined;
  return videoUrl === "coming-soon" ? "coming-soon" : "link";
}

function isOwn(videoUrl: string): boolean {
  return videoUrl.startsWith("media:");
}
