"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmailField, Field, SelectField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useShownErrors } from "@/components/ui/use-shown-errors";
import { formatPence } from "@/lib/text/money";
import { CardFields } from "./card-fields";
import { keepTyped, restoreTyped } from "./typed";
import { type PaySettings, usePay } from "./use-pay";
import { useReloadOnReturn } from "./use-reload-on-return";

export type CheckoutFormProps = PaySettings & {
  pricePence: number;
  knownEmail: string | null;
  emailHint: string;
  knownName: string | null;
  /** From the server: browsers name and sort some of them differently. */
  countries: { value: string; label: string }[];
  /** The codes of the countries that are sold to. */
  sold: string[];
  /** Takes the country's name in the place of "{country}"; from the server, so that no script carries it. */
  notSold: string;
  /** The fields for the invoice's company, from the server so that no script carries their words. */
  company: { label: string; fields: readonly (ComponentProps<typeof Field> & { name: string })[] };
  consent: { version: string; text: string };
  /** What the buyer agrees to by paying; rendered on the server, so that no script carries its words. */
  terms: ReactNode;
  secured: ReactNode;
  preparing: ReactNode;
  /** Shown until the card fields appear; rendered on the server, because the scripts may be what is missing. */
  slowNotice: ReactNode;
};

export function CheckoutForm(props: CheckoutFormProps) {
  const {
    courseId,
    payment,
    pricePence,
    knownEmail,
    knownName,
    consent,
    terms,
    secured,
    preparing,
    slowNotice,
  } = props;
  const { countries, sold, notSold, company, emailHint } = props;
  const [isCardReady, setIsCardReady] = useState(false);
  const { pay, isBusy, state, failure } = usePay(props);
  const formRef = useFocusFirstError(state);
  const { errors, noteChange } = useShownErrors(state);
  const [country, setCountry] = useState("");
  const unsold = countries.find(({ value }) => value === country && !sold.includes(value));
  useReloadOnReturn();
  useEffect(() => {
    if (!formRef.current) return;
    restoreTyped(formRef.current, courseId);
    setCountry(chosenCountry(formRef.current));
  }, [formRef, courseId]);

  return (
    <form
      ref={formRef}
      onSubmit={pay}
      onInput={(event) => {
        noteChange(event);
        setCountry(chosenCountry(event.currentTarget));
        if (!isBusy) keepTyped(event.currentTarget, courseId);
      }}
      noValidate
      className="flex flex-col gap-6 noscript:hidden"
    >
      <input type="hidden" name="orderId" value={payment?.orderId ?? ""} />
      {/* Read-only while paying: the order uses the address that was sent, so later typing would be lost. */}
      <EmailField
        readOnly={isBusy || knownEmail !== null}
        defaultValue={knownEmail ?? undefined}
        hint={emailHint}
        error={errors.email}
      />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        readOnly={isBusy}
        defaultValue={knownName ?? undefined}
        error={errors.name}
      />
      {/* A screen reader would not tell that the card fields go. */}
      <div aria-live="polite">
        <SelectField
          label="Country you live in"
          name="country"
          autoComplete="country"
          required
          disabled={isBusy}
          options={[{ value: "", label: "Please choose" }, ...countries]}
          error={unsold ? notSold.replace("{country}", unsold.label) : errors.country}
        />
      </div>
      <details open={company.fields.some(({ name }) => state.errors[name])} className="space-y-6">
        <summary className="py-2.5 underline underline-offset-4">{company.label}</summary>
        {company.fields.map((field) => (
          <Field key={field.name} {...field} readOnly={isBusy} error={errors[field.name]} />
        ))}
      </details>
      {payment ? (
        // Hidden rather than unmounted, so that a typed card survives a change to a country that is not sold to.
        <div className={unsold ? "hidden" : "contents"}>
          <CardFields onReady={() => setIsCardReady(true)} />
          {!isCardReady && slowNotice}
        </div>
      ) : (
        // About as high as the rest of the form, so that nothing below moves when it appears.
        <div role="status" className="min-h-160">
          {preparing}
          {slowNotice}
        </div>
      )}
      {/* Only hidden until there is a payment, because a consent ticked earlier counts as typed. */}
      <div className={payment && !unsold ? "contents" : "hidden"}>
        <Checkbox
          name="consent"
          value={consent.version}
          required
          label={consent.text}
          error={errors.consent}
        />
        {terms}
        {state.message && <Notice tone="error">{state.message}</Notice>}
        {failure && (
          <Notice tone="error" title={failure.title}>
            <p>{failure.words}</p>
            <p>{failure.advice}</p>
          </Notice>
        )}
        <Button type="submit" variant="primary" disabled={!isCardReady} busy={isBusy}>
          {isBusy ? "Processing..." : `Pay ${formatPence(pricePence)}`}
        </Button>
        {secured}
      </div>
    </form>
  );
}

function chosenCountry(form: HTMLFormElement): string {
  return String(new FormData(form).get("country") ?? "");
}
