"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Grip } from "@/components/admin/grip";
import { ArrowDownIcon, ArrowUpIcon } from "@/components/admin/icons";
import { useDragging } from "@/components/admin/use-dragging";
import { Button } from "@/components/ui/button";
import type { FieldLook } from "@/lib/forms/described";
import { entriesOf } from "@/lib/forms/nested";
import type { FormValues } from "@/lib/forms/state";
import { DescribedFields } from "./described-fields";

/** `sentAs` is the prefix of the row's field names when the form was last sent; its errors are found by it. */
type Row = { key: string; values: FormValues; sentAs?: string };

type Props = { look: FieldLook; form: { values: FormValues; errors: FormValues } };

/** Entries can be added, removed and moved; typed text moves with its entry. */
export function ListField({ look, form }: Props) {
  const { name, label, item = [], itemName = "entry" } = look;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { rows, change, changed } = useRows(name, form);
  const [added, setAdded] = useState(0);

  // The form saves its draft on an input event.
  useEffect(() => {
    if (!changed) return;
    box.current?.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    box.current?.querySelector<HTMLElement>(changed.focus)?.focus();
  }, [changed]);

  const { gripOf, rowOf, isTarget } = useDragging((key: string, onto: string) => {
    const placeOf = (wanted: string) => rows.findIndex((row) => row.key === wanted);
    move(placeOf(key), placeOf(onto));
  });

  function move(from: number, to: number) {
    const row = rows[from];
    if (!row || !rows[to] || from === to) return;
    const focus = `[data-row="${row.key}"] [data-move="${to < from ? -1 : 1}"]`;
    const others = rows.filter((other) => other !== row);
    change([...others.slice(0, to), row, ...others.slice(to)], focus);
  }

  function remove(at: number) {
    change(
      rows.filter((_, place) => place !== at),
      "[data-add]",
    );
  }

  function add() {
    const key = `new-${added}`;
    setAdded(added + 1);
    const focus = `[data-row="${key}"] :is(input:not([type=hidden]), textarea)`;
    change([...rows, { key, values: {} }], focus);
  }

  return (
    <fieldset ref={box} aria-describedby={form.errors[name] && `${id}-error`}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <input type="hidden" name={`${name}.length`} value={rows.length} />
      {form.errors[name] && (
        <p id={`${id}-error`} className="mb-3 text-sm font-semibold text-error">
          {form.errors[name]}
        </p>
      )}
      <ol className="flex flex-col gap-4">
        {rows.map((row, place) => (
          <li
            key={row.key}
            data-row={row.key}
            {...rowOf(row.key)}
            className={`flex flex-col gap-4 rounded-card border border-rule p-4 ${
              isTarget(row.key) ? "bg-paper-deep" : ""
            }`}
          >
            <div className="flex items-center gap-2">
              <Grip {...gripOf(row.key)} />
              <p className="mr-auto text-sm font-semibold">{`${titled(itemName)} ${place + 1}`}</p>
              <div className="flex flex-wrap justify-end">
                <MoveButton
                  by={-1}
                  item={`${itemName} ${place + 1}`}
                  onMove={() => move(place, place - 1)}
                />
                <MoveButton
                  by={1}
                  item={`${itemName} ${place + 1}`}
                  onMove={() => move(place, place + 1)}
                />
                <Button variant="quiet" className="px-2 text-sm" onClick={() => remove(place)}>
                  Remove<span className="sr-only">{` ${itemName} ${place + 1}`}</span>
                </Button>
              </div>
            </div>
            <DescribedFields
              looks={item}
              form={{ values: row.values, errors: errorsOf(row, form.errors) }}
              prefix={`${name}.${place}.`}
            />
          </li>
        ))}
      </ol>
      <Button data-add="" className="mt-4" onClick={add}>
        {`Add ${articleOf(itemName)} ${itemName}`}
      </Button>
    </fieldset>
  );
}

/** Resets the rows whenever the form's own values change: saved, refused or restored from a draft. */
function useRows(name: string, { values, errors }: Props["form"]) {
  // Compares only the names of wrong fields: an error's text clears when its field changes, and must not reset it.
  const given = JSON.stringify([entriesOf(values, name), Object.keys(errors)]);
  const begin = (time: number) => ({ given, time, rows: toRows(name, values, time) });
  const [state, setState] = useState(() => begin(0));
  const [changed, setChanged] = useState<{ focus: string }>();
  if (state.given !== given) setState(begin(state.time + 1));
  return {
    rows: state.rows,
    changed,
    change(rows: Row[], focus: string) {
      setState({ ...state, rows });
      setChanged({ focus });
    },
  };
}

/** The keys contain `time`, so that React does not mistake reset rows for the earlier ones. */
function toRows(name: string, values: FormValues, time: number): Row[] {
  return entriesOf(values, name).map((entry, place) => ({
    key: `${time}-${place}`,
    values: entry,
    sentAs: `${name}.${place}.`,
  }));
}

function errorsOf({ sentAs }: Row, errors: FormValues): FormValues {
  if (!sentAs) return {};
  const own = Object.entries(errors).filter(([field]) => field.startsWith(sentAs));
  return Object.fromEntries(own.map(([field, text]) => [field.slice(sentAs.length), text]));
}

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function articleOf(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a";
}

type MoveProps = { by: -1 | 1; item: string; onMove: () => void };

function MoveButton({ by, item, onMove }: MoveProps) {
  return (
    <button
      type="button"
      data-move={by}
      aria-label={`Move ${item} ${by < 0 ? "up" : "down"}`}
      onClick={onMove}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-paper-deep hover:text-fg"
    >
      {by < 0 ? <ArrowUpIcon /> : <ArrowDownIcon />}
    </button>
  );
}
