import { GripIcon } from "./icons";

/** The handle by which a mouse drags an entry. */
export function Grip({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // Nothing reads this, but some browsers start no drag without data.
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
