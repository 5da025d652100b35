"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useToast } from "@/components/ui/toast";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { ApiError, callApi, describeFailure } from "@/lib/http/api-client";
import { paths } from "@/lib/paths/public";
import { newsletter } from "./copy/newsletter";

type Outcome = { error?: string; subscribed?: boolean };

/** Without JavaScript the same form is posted, and the newsletter's own page answers. */
export function NewsletterSignup({ email, error }: { email?: string; error?: string }) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ error });
  const form = useFocusFirstError(outcome);
  const earlyAnswer = useRef<HTMLParagraphElement>(null);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { email: new FormData(event.currentTarget).get("email") };
    setPending(true);
    try {
      if (!takeEarlyAnswer(earlyAnswer.current, body)) await callApi(paths.subscribe, body);
      // A reset would restore the refused address that the page was opened with.
      const field = form.current?.querySelector("input");
      if (field) field.value = "";
      setOutcome({ subscribed: true });
      toast(newsletter.subscribed);
    } catch (failure) {
      const invalid = failure instanceof ApiError && failure.status === 400;
      setOutcome({ error: invalid ? newsletter.invalid.description : describeFailure(failure) });
      toast({ ...(invalid ? newsletter.invalid : newsletter.failed), destructive: true });
    }
    setPending(false);
  }

  return (
    <form
      ref={form}
      action={paths.subscribe}
      method="post"
      onSubmit={subscribe}
      noValidate
      className="flex flex-col gap-4"
    >
      {/* Read-only while sending: the answer clears the field, and would lose anything typed meanwhile. */}
      <EmailField defaultValue={email} error={outcome.error} readOnly={pending} />
      {/* Hydration leaves text that React did not render, such as an answer by front/first-touch.js. */}
      <p
        ref={earlyAnswer}
        role="status"
        data-answer={`${newsletter.subscribed.title} ${newsletter.nextStep}`}
        className="rounded-card bg-emerald-wash p-4 text-ink empty:absolute empty:p-0"
        suppressHydrationWarning
      >
        {""}
      </p>
      {/* Rendered before its words: screen readers ignore a live region that appears together with its text. */}
      <div role="status" className="empty:absolute">
        {outcome.subscribed && (
          <Notice tone="success" isAnnounced={false}>
            {newsletter.nextStep}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={pending} className="sm:self-start">
        {pending ? "Subscribing..." : "Subscribe"}
      </Button>
    </form>
  );
}

/** True if front/first-touch.js has already sent the same; its words are removed for the form's own. */
function takeEarlyAnswer(place: HTMLElement | null, body: object): boolean {
  if (!place?.textContent) return false;
  place.textContent = "";
  // The words may be about an address that was typed before this one.
  return place.dataset.sent === JSON.stringify(body);
}
