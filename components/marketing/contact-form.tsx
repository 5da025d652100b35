"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { AnswerPlace } from "@/components/ui/answer-place";
import { fieldOf } from "@/components/ui/answered-form";
import { Button } from "@/components/ui/button";
import { EmailField, Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { TextAreaField } from "@/components/ui/text-area-field";
import { useToast } from "@/components/ui/toast";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { useShownErrors } from "@/components/ui/use-shown-errors";
import type { FormAction } from "@/lib/forms/state";
import { contact } from "./copy/contact";

type Props = {
  action: FormAction;
  /** Prefilled by the link to this page. */
  subject?: string;
  message?: string;
};

export function ContactForm({ action, subject, message }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  const form = useFocusFirstError(state);
  const button = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const { errors, noteChange } = useShownErrors(state);
  const field = fieldOf({ ...state, errors });
  const prefilled = state.done ? {} : { subject, message };

  const [toasted, setToasted] = useState(false);
  const lasting = toasted ? contact.arrived : contact.sent;

  useLayoutEffect(() => {
    if (!state.done) return;
    toast(contact.sent);
    setToasted(true);
  }, [state, toast]);

  return (
    <form
      ref={form}
      action={submit}
      onInput={noteChange}
      onSubmit={() => button.current?.focus()}
      noValidate
      className="flex flex-col gap-5"
    >
      {/* Inert while the form is being sent: React resets it afterwards, and would lose anything typed meanwhile. */}
      <div inert={pending} className="flex flex-col gap-5">
        <Field {...field("name")} label="Name" autoComplete="name" required />
        <EmailField {...field("email")} />
        <Field {...field("subject", prefilled.subject)} label="Subject" required />
        <TextAreaField {...field("message", prefilled.message)} label="Message" rows={8} required />
        <TrapField />
      </div>
      <AnswerPlace state={state}>
        {state.message && <Notice tone="error">{state.message}</Notice>}
        {/* The toast needs JavaScript; where it was shown, this lasting notice says something else. */}
        {state.done && (
          <Notice tone="success" title={lasting.title}>
            {lasting.description}
          </Notice>
        )}
      </AnswerPlace>
      <Button ref={button} type="submit" variant="primary" busy={pending} className="sm:self-start">
        {pending ? "Sending..." : "Send message"}
      </Button>
    </form>
  );
}

/** Invisible to people, so only a bot fills it in. Password managers are asked not to. */
function TrapField() {
  return (
    <label className="hidden">
      Website
      <input
        name="website"
        autoComplete="off"
        tabIndex={-1}
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </label>
  );
}
