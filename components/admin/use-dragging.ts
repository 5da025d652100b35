import { type DragEvent, useState } from "react";

/** Entries of a list that a mouse takes by their grip and drops onto each other. */
export function useDragging<Id>(move: (id: Id, onto: Id) => void) {
  const [dragged, setDragged] = useState<Id>();
  const [over, setOver] = useState<Id>();

  const gripOf = (id: Id) => ({
    onStart: () => setDragged(id),
    onEnd: () => setDragged(undefined),
  });

  // What else is dragged, such as words into a field, goes where it would without us.
  const rowOf = (id: Id) => ({
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(id);
    },
    onDragLeave: () => setOver(undefined),
    onDrop(event: DragEvent) {
      setOver(undefined);
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, id);
    },
  });

  const isTarget = (id: Id) => over === id && dragged !== id;
  return { gripOf, rowOf, isTarget };
}
