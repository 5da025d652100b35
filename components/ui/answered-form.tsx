"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { FormAction, FormState } from "@/lib/forms/state";
import { Button } from "./button";
import { FormProblem } from "./form-problem";
import { HiddenFields } from "./hidden-fields";
import { useFocusFirstError } from "./use-focus-first-error";
import { useFormAnswer } from "./use-form-answer";
import { useShownErrors } from "./use-shown-errors";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  submit: string;
  hidden?: ComponentProps<typeof HiddenFields>["values"];
  /** The fields, which receive what was typed and what is wrong with it. */
  children?: ReactNode | ((state: FormState & { field: FieldOf }) => ReactNode);
};

type FieldOf = ReturnType<typeof fieldOf>;

/** A field's name, error and value; `first` is its value before there is an answer. */
export function fieldOf({ values, errors }: FormState) {
  return (name: string, first?: string | null) => ({
    name,
    defaultValue: values[name] ?? first ?? undefined,
    error: errors[name],
  });
}

/** A form with one button that says what went wrong and leads to the first field that is wrong. */
export function AnsweredForm({ action, ...form }: Props & { action: FormAction }) {
  return <FormWithAnswer answer={useFormAnswer(action)} {...form} />;
}

/** The same where the answer changes what is around the form as well. */
export function FormWithAnswer({
  answer: [state, send, pending],
  submit,
  hidden = {},
  children,
  ...button
}: Props & { answer: ReturnType<typeof useFormAnswer> }) {
  const form = useFocusFirstError(state);
  const { errors, noteChange } = useShownErrors(state);
  const shown = { ...state, errors };
  const submitter = useRef<HTMLButtonElement>(null);
  return (
    <form
      ref={form}
      action={send}
      onInput={noteChange}
      onSubmit={() => submitter.current?.focus()}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem state={state} />
      {/* Inert while the form is being sent: React resets it afterwards, and would lose anything typed meanwhile. */}
      <div inert={pending} className="contents">
        <HiddenFields values={hidden} />
        {typeof children === "function" ? children({ ...shown, field: fieldOf(shown) }) : children}
      </div>
      <Button ref={submitter} type="submit" busy={pending} {...button}>
        {submit}
      </Button>
    </form>
  );
}
