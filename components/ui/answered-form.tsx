"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { FormAction, FormState } from "@/lib/forms/state";
import { Button } from "./button";
import { FormProblem } from "./form-problem";
import { useFocusFirstError } from "./use-focus-first-error";
import { useFormAnswer } from "./use-form-answer";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  /** What the button says. */
  submit: string;
  /** Renders the fields, given back what was typed and what is wrong with it. */
  children?: (state: FormState) => ReactNode;
};

/** A form with one button that says what went wrong and leads to the first field that is wrong. */
export function AnsweredForm({ action, ...form }: Props & { action: FormAction }) {
  return <FormWithAnswer answer={useFormAnswer(action)} {...form} />;
}

/** The same where the answer changes what is around the form as well. */
export function FormWithAnswer({
  answer: [state, send, pending],
  submit,
  children,
  ...button
}: Props & { answer: ReturnType<typeof useFormAnswer> }) {
  const form = useFocusFirstError(state);
  const submitter = useRef<HTMLButtonElement>(null);
  return (
    <form
      ref={form}
      action={send}
      onSubmit={() => submitter.current?.focus()}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem state={state} />
      {/* Shut while the form is on its way: React then resets it, and takes back whatever was typed meanwhile. */}
      <div inert={pending} className="contents">
        {children?.(state)}
      </div>
      <Button ref={submitter} type="submit" busy={pending} {...button}>
        {submit}
      </Button>
    </form>
  );
}
