"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { LockedNotice } from "@/components/second-factor/locked-notice";
import { AnswerPlace } from "@/components/ui/answer-place";
import { Button } from "@/components/ui/button";
import { dropDraft } from "@/components/ui/draft-storage";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Notice } from "@/components/ui/notice";
import { Outcome } from "@/components/ui/outcome";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { useShownErrors } from "@/components/ui/use-shown-errors";
import { emptyForm, type FormAction, type FormState, type FormValues } from "@/lib/forms/state";
import { ConflictNotice } from "./conflict-notice";
import type { Words } from "./field-words";
import { ReasonField } from "./reason-field";
import { useDraft } from "./use-draft";

type Props = {
  action: FormAction;
  /** The values saved in the database; with a `version`, two editors cannot overwrite each other. */
  saved?: FormValues;
  /** Names the edited thing, such as "course:3"; this browser then keeps unsaved input. */
  draft?: string;
  /** What the fields are called when two versions are compared. */
  labels?: Record<string, string>;
  words?: Words;
  submit: string;
  /** `secondary` next to a form that is the page's main one. */
  variant?: "primary" | "secondary";
  /** The button's label once the action has asked for confirmation. */
  confirm?: string;
  /** Why there is nothing to do here; shown instead of the form. */
  closed?: string;
  hidden?: ComponentProps<typeof HiddenFields>["values"];
  /** Also asks for the coach's reason, which the audit log keeps for good. */
  asksReason?: boolean;
  /** For a form that is filled in only once; afterwards only its outcome is shown. */
  once?: boolean;
  /** Renders the fields from the props that `field(name)` returns. */
  children?: (fields: Fields) => ReactNode;
};

export type Fields = Pick<FormState, "values" | "errors"> & {
  field: (name: string) => { name: string; label: string; defaultValue?: string; error?: string };
};

/** A form of the back office: asks once, says what happened, and loses nothing that was typed. */
export function CoachForm(props: Props) {
  const {
    action,
    saved = {},
    draft,
    labels = {},
    words = {},
    submit,
    variant = "primary",
    confirm = "Yes, do it",
    hidden = {},
    asksReason = false,
    children,
  } = props;
  const [state, send, pending] = useFormAnswer(action, () => draft && dropDraft(draft));
  const { kept, keep, forget } = useDraft(draft, state);
  const form = useFocusFirstError(state);
  const { errors, noteChange } = useShownErrors(state);
  const button = useRef<HTMLButtonElement>(null);
  // Typing anything makes a "Saved" or a question out of date.
  const [past, setPast] = useState<FormState>();
  const isPast = past === state;
  const question = isPast ? undefined : state.question;
  const typed = state.done ? {} : { ...kept, ...state.values };
  const values = { ...saved, ...typed };
  const beganFrom = useVersion(saved.version, state);
  const version = state.theirs?.version ?? typed.version ?? beganFrom;
  const field = (name: string) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: values[name],
    error: errors[name],
  });
  function type(event: FormEvent<HTMLFormElement>) {
    keep(event);
    noteChange(event);
    setPast(state);
  }

  function refuse() {
    setPast(state);
    button.current?.focus();
  }

  if (props.once && state.done) return <Outcome>{state.message}</Outcome>;
  if (props.closed) return <Notice>{props.closed}</Notice>;
  return (
    <form
      ref={form}
      action={send}
      onInput={type}
      onSubmit={() => button.current?.focus()}
      noValidate
      className="flex max-w-measure flex-col gap-5"
    >
      {/* Only until the form is sent: after that, the fields show the values of its answer. */}
      {kept && state === emptyForm && <KeptNotice onForget={forget} />}
      {version && <input type="hidden" name="version" value={version} />}
      {/*
       * Remounted when a draft appears or is dropped, because a field takes its first value only once. Inert
       * while the form is being sent: React resets it afterwards, and anything typed meanwhile would be lost.
       */}
      <div key={kept ? "kept" : "saved"} inert={pending} className="flex flex-col gap-5">
        <HiddenFields values={hidden} />
        {children?.({ values, errors, field })}
        {asksReason && <ReasonField {...field("reason")} />}
      </div>
      <AnswerPlace state={state}>
        <Problem state={state} />
        {/* Rendered before its words: screen readers ignore a live region that appears together with its text. */}
        <div role="status" className="empty:absolute">
          {state.theirs && (
            <ConflictNotice theirs={state.theirs} yours={values} labels={labels} words={words} />
          )}
          {state.done && !isPast && (
            <Notice tone="success" isAnnounced={false}>
              {state.message}
            </Notice>
          )}
          {question && <Question text={question} />}
        </div>
      </AnswerPlace>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button ref={button} type="submit" variant={variant} busy={pending}>
          {question ? confirm : submit}
        </Button>
        {question && (
          <Button variant="quiet" className="noscript:hidden" onClick={refuse}>
            No, change nothing
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * The version that the fields were filled from. A refresh, such as the one after an upload, may bring what
 * another editor has saved, but only this form's own save updates the fields.
 */
function useVersion(saved: string | undefined, state: FormState): string | undefined {
  const [began, setBegan] = useState({ version: saved, state });
  if (state.done && began.state !== state) {
    setBegan({ version: saved, state });
    return saved;
  }
  return began.version;
}

function Problem({ state: { message, locked, theirs, done } }: { state: FormState }) {
  if (locked) return <LockedNotice locked={locked} message={message} />;
  return message && !theirs && !done ? <Notice tone="error">{message}</Notice> : null;
}

function KeptNotice({ onForget }: { onForget: () => void }) {
  return (
    <Notice title="Your unsaved changes are back">
      <p>This browser kept what you typed last time.</p>
      <Button variant="quiet" onClick={onForget}>
        Throw them away
      </Button>
    </Notice>
  );
}

function Question({ text }: { text: string }) {
  return (
    <Notice title={text} isAnnounced={false}>
      <input type="hidden" name="confirmed" value={text} />
      <p>Press once more to go on. Nothing has been changed yet.</p>
    </Notice>
  );
}
