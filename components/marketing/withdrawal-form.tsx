"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormWithAnswer } from "@/components/ui/answered-form";
import { Button } from "@/components/ui/button";
import { EmailField, Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction, FormState, FormValues } from "@/lib/forms/state";

type Answer = ReturnType<typeof useFormAnswer>;

type Props = { action: FormAction; order?: string; courses: string[] };

export function WithdrawalForm({ action, order, courses }: Props) {
  const listId = useId();
  const answer = useFormAnswer(action);
  const [state] = answer;
  if (state.done) return <Received values={state.values} />;
  if (isAsked(state)) return <ConfirmStep answer={answer} />;
  return (
    <FormWithAnswer answer={answer} submit="Continue" variant="primary" className="sm:self-start">
      {({ field }) => (
        <>
          <Field {...field("name")} label="Name" autoComplete="name" required />
          <EmailField
            {...field("email")}
            hint="The one that you bought with. The confirmation goes there."
          />
          <Field
            {...field("order", order)}
            label="Order number"
            hint="It is on your receipt, for example 1001."
            required
          />
          <Field
            {...field("part")}
            label="Only a part of the order? (optional)"
            hint="If the order has several courses, name the ones that you mean. Leave it empty for all."
            list={listId}
          />
          {/* Courses on sale, not those of an order, so that the list tells a stranger nothing. */}
          <datalist id={listId}>
            {courses.map((title) => (
              <option key={title} value={title} />
            ))}
          </datalist>
        </>
      )}
    </FormWithAnswer>
  );
}

/** Step two stays if its answer was lost, or if it was refused for a temporary reason. */
function isAsked({ question, values, errors }: FormState): boolean {
  return Boolean(question) || (values.confirmed === "yes" && Object.keys(errors).length === 0);
}

function ConfirmStep({ answer }: { answer: Answer }) {
  const [{ values }] = answer;
  const { name, email, order, part } = values;
  return (
    <Focused key="confirm">
      <h2 className="text-2xl">Please check, and confirm</h2>
      <Content values={values} />
      <FormWithAnswer
        answer={answer}
        submit="Confirm withdrawal"
        variant="primary"
        className="sm:self-start"
        hidden={{ name, email, order, part, confirmed: "yes" }}
      >
        <Button type="submit" name="change" value="yes" className="sm:self-start">
          Change something
        </Button>
      </FormWithAnswer>
    </Focused>
  );
}

function Received({ values }: { values: FormValues }) {
  return (
    <Focused key="received">
      <Notice tone="success" title="We have received your withdrawal">
        <p>{`A copy of this page is on its way to ${values.email}.`}</p>
      </Notice>
      <Content values={values} />
      <p>
        This confirms only that it was received. We look at it and answer you by mail; money that is
        due goes back within 14 days.
      </p>
    </Focused>
  );
}

function Content({ values }: { values: FormValues }) {
  const facts = [
    ["Received", values.receivedAt],
    ["I withdraw from order", values.order],
    ["Part of the order", values.part || "all of it"],
    ["Name", values.name],
    ["Email address", values.email],
  ] as const;
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="py-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Takes the focus, because the focused button disappeared with its step. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {children}
    </div>
  );
}
