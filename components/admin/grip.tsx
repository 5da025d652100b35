import { GripIcon } from "./icons";

/** What a mouse takes an entry by. */
export function Grip({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
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
