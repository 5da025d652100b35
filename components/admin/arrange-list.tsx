"use client";

import { type ReactNode, startTransition, useEffect, useRef } from "react";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import { AnnouncedAnswer } from "./announced-answer";
import { Grip } from "./grip";
import { ArrowDownIcon, ArrowUpIcon } from "./icons";
import { useDragging } from "./use-dragging";

type Item = { id: number; name: string; row: ReactNode };

type Props = {
  items: Item[];
  label: string;
  /** Takes a `moveInput` (lib/forms/fields.ts). */
  action: FormAction;
  /** The ids of the entries just before and just after the items, if these are one page of a longer list. */
  above?: number;
  below?: number;
  /** Sent to the action along with each move. */
  hidden?: Record<string, number>;
};

const nothing = {};

/** A list that the coach reorders by buttons, with or without JavaScript, or by dragging. */
export function ArrangeList({ items, label, action, above, below, hidden = nothing }: Props) {
  const [state, send, pending] = useFormAnswer(action);
  const list = useRef<HTMLOListElement>(null);
  const { gripOf, rowOf, isTarget } = useDragging(move);

  // A row that moves to another page takes its focused button with it.
  useEffect(() => {
    if (state.done && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [state]);

  // The order once all moves still being sent have been made; the next move starts from it.
  const coming = useRef<number[]>([]);
  useEffect(() => {
    if (pending) return;
    const ids = [above, ...items.map(({ id }) => id), below];
    coming.current = ids.filter((id) => id !== undefined);
  });

  // A move waits for one still being sent, and takes the place that the row `onto` has by then.
  function move(id: number, onto: number) {
    const before = coming.current;
    const others = before.filter((other) => other !== id);
    others.splice(before.indexOf(onto), 0, id);
    coming.current = others;
    const form = new FormData();
    form.set("id", String(id));
    form.set("onto", String(onto));
    for (const [name, value] of Object.entries(hidden)) form.set(name, String(value));
    startTransition(() => send(form));
  }

  function step(id: number, by: -1 | 1) {
    const onto = coming.current[coming.current.indexOf(id) + by];
    if (onto !== undefined) move(id, onto);
  }

  return (
    <div>
      <AnnouncedAnswer state={state} />
      <ol ref={list} aria-label={label} tabIndex={-1} className="border-t border-rule">
        {items.map((item, index) => (
          <li
            key={item.id}
            {...rowOf(item.id)}
            className={`flex items-center gap-1 border-b border-rule ${
              isTarget(item.id) ? "bg-paper-deep" : ""
            }`}
          >
            <Grip {...gripOf(item.id)} />
            <div className="min-w-0 grow py-3">{item.row}</div>
            <MoveForm
              item={item}
              above={items[index - 1]?.id ?? above}
              below={items[index + 1]?.id ?? below}
              action={send}
              hidden={hidden}
              onStep={(by) => step(item.id, by)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type MoveFormProps = {
  item: Item;
  above: number | undefined;
  below: number | undefined;
  action: (form: FormData) => void;
  hidden: Record<string, number>;
  onStep: (by: -1 | 1) => void;
};

function MoveForm({ item, above, below, action, hidden, onStep }: MoveFormProps) {
  const { id, name } = item;
  return (
    <form action={action} className="flex shrink-0">
      <HiddenFields values={{ ...hidden, id }} />
      <MoveButton
        label={`Move ${name} up`}
        onto={above ?? id}
        isEnd={above === undefined}
        onPress={() => onStep(-1)}
        icon={<ArrowUpIcon />}
      />
      <MoveButton
        label={`Move ${name} down`}
        onto={below ?? id}
        isEnd={below === undefined}
        onPress={() => onStep(1)}
        icon={<ArrowDownIcon />}
      />
    </form>
  );
}

type MoveButtonProps = {
  label: string;
  /** Submitted with the form if the button is pressed before any script runs. */
  onto: number;
  isEnd: boolean;
  onPress: () => void;
  icon: ReactNode;
};

/** Never disabled, so that it keeps the focus when the item reaches an end of the list. */
function MoveButton({ label, onto, isEnd, onPress, icon }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="onto"
      value={onto}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-paper-deep hover:text-fg aria-disabled:opacity-30"
    >
      {icon}
    </button>
  );
}
