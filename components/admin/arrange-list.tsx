"use client";

import {
  type DragEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/form-state";
import { AnnouncedAnswer } from "./announced-answer";
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from "./icons";

type Item = { id: number; name: string; row: ReactNode };

type Props = {
  items: Item[];
  label: string;
  /** Takes a `moveInput` (lib/fields.ts). */
  action: FormAction;
  /** The entries before the first and after the last one, where these are one page of a longer list. */
  above?: number;
  below?: number;
};

/** A list in an order that the coach chooses: by buttons, with or without JavaScript, or by dragging. */
export function ArrangeList({ items, label, action, above, below }: Props) {
  const [state, send, pending] = useFormAnswer(action);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  // A row that has moved to another page takes its button along, and with it the focus.
  useEffect(() => {
    if (state.done && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [state]);

  // It waits for a move that is still on its way, and takes the place that the row beneath it has by then.
  function drop(event: DragEvent, onto: number) {
    event.preventDefault();
    setOver(undefined);
    if (dragged === undefined) return;
    const form = new FormData();
    form.set("id", String(dragged));
    form.set("onto", String(onto));
    startTransition(() => send(form));
  }

  return (
    <div>
      <AnnouncedAnswer state={state} />
      <ol ref={list} aria-label={label} tabIndex={-1} className="border-t border-rule">
        {items.map((item, index) => (
          <li
            key={item.id}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(item.id);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => drop(event, item.id)}
            className={`flex items-center gap-1 border-b border-rule ${
              over === item.id && dragged !== item.id ? "bg-paper-deep" : ""
            }`}
          >
            <Grip onStart={() => setDragged(item.id)} onEnd={() => setDragged(undefined)} />
            <div className="min-w-0 grow py-3">{item.row}</div>
            <MoveForm
              action={send}
              item={item}
              above={items[index - 1]?.id ?? above}
              below={items[index + 1]?.id ?? below}
              busy={pending}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Grip({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // Nothing reads it, but some browsers start no drag that carries nothing.
        event.dataTransfer.setData("text/plain", "");
        onStart();
      }}
      onDragEnd={onEnd}
      className="hidden cursor-grab p-2 text-muted md:block"
    >
      <GripIcon />
    </span>
  );
}

function MoveForm({
  action,
  item: { id, name },
  above,
  below,
  busy,
}: {
  action: (form: FormData) => void;
  item: Item;
  above: number | undefined;
  below: number | undefined;
  busy: boolean;
}) {
  return (
    <form action={action} className="flex shrink-0">
      <input type="hidden" name="id" value={id} />
      <MoveButton
        label={`Move ${name} up`}
        onto={above ?? id}
        isEnd={above === undefined}
        busy={busy}
        icon={<ArrowUpIcon />}
      />
      <MoveButton
        label={`Move ${name} down`}
        onto={below ?? id}
        isEnd={below === undefined}
        busy={busy}
        icon={<ArrowDownIcon />}
      />
    </form>
  );
}

/**
 * Never disabled, so that the focus stays where it is when the item reaches an end of the list. A press that
 * comes before the last move is answered would name a neighbour that has changed sides, and undo it.
 */
function MoveButton({
  label,
  onto,
  isEnd,
  busy,
  icon,
}: {
  label: string;
  onto: number;
  isEnd: boolean;
  busy: boolean;
  icon: ReactNode;
}) {
  return (
    <button
      type="submit"
      name="onto"
      value={onto}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => {
        if (isEnd || busy) event.preventDefault();
      }}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-paper-deep hover:text-fg aria-disabled:opacity-30"
    >
      {icon}
    </button>
  );
}
