"use client";

import { Field, SelectField } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import type { PublicationEdit } from "@/lib/site/publications/schema";
import { addressInput } from "./address-input";
import { CoachForm } from "./coach-form";
import { RichTextField } from "./editor/rich-text-field";
import { asChoice, asText, asTick, type Labels } from "./field-words";
import { FileField } from "./pages/file-field";
import { PictureField } from "./pictures/picture-field";
import { publicationKinds } from "./publication-kinds";
import { TickField } from "./tick-field";

const labels: Labels<PublicationEdit> = {
  type: "Kind",
  title: "Title",
  description: "Description",
  link: "Link",
  contentHtml: "Text of its own page",
  audioUrl: "Sound of a podcast",
  imageUrl: "Cover",
  isSample: "A sample: not a real publication",
  isDraft: "A draft: visitors do not see it",
};

const kinds = Object.entries(publicationKinds).map(([value, label]) => ({ value, label }));

type Props = { id?: number; saved?: FormValues; action: FormAction };

export function PublicationForm({ id, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      saved={saved}
      draft={`publication:${id ?? "new"}`}
      labels={labels}
      words={{ type: asChoice(kinds), contentHtml: asText, isSample: asTick, isDraft: asTick }}
      submit={id ? "Save the publication" : "Add the publication"}
    >
      {({ field, values }) => (
        <>
          <SelectField {...field("type")} options={kinds} />
          <Field {...field("title")} required />
          <TextAreaField {...field("description")} rows={4} required />
          <Field
            {...field("link")}
            hint="A shop, Spotify, Apple Podcasts, a magazine: where it can be bought, heard or read; may be empty"
            {...addressInput}
          />
          <RichTextField
            {...field("contentHtml")}
            hint="With a text or a sound it has a page of its own, where the link above is a button."
          />
          <FileField
            key={values.audioUrl}
            {...field("audioUrl")}
            kind="audio"
            hint="MP3 or M4A, 500 MB at most: it is played on the page of its own"
          />
          <PictureField
            {...field("imageUrl")}
            hint="2:3 fits best; without one, the site shows a drawing"
            isOptional
          />
          <TickField {...field("isSample")} />
          <TickField {...field("isDraft")} />
        </>
      )}
    </CoachForm>
  );
}
