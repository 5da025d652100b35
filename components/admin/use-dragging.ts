import { type DragEvent, useState } from "react";

/** Lets a mouse drag entries of a list by their grip and drop them onto each other. */
export function useDragging<Id>(move: (id: Id, onto: Id) => void) {
  const [dragged, setDragged] = useState<Id>();
  const [over, setOver] = useState<Id>();

  const gripOf = (id: Id) => ({
    onStart: () => setDragged(id),
    onEnd: () => setDragged(undefined),
  });

  // Leaves all other drags, such as text into a field, to the browser.
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
