import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Shows a form's answer just before its button and scrolls to it: on a phone or in a long form, the
 * first field is out of sight when the button is pressed. An answer that came with the page goes first,
 * because the page opens at its top.
 */
export function AnswerPlace({ state, children }: { state: object; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(state);
  const isFirst = state === first;
  // Each answer is a new object, so the same one given twice is shown twice.
  useEffect(() => {
    if (state && !isFirst && place.current?.textContent) {
      place.current.scrollIntoView({ block: "nearest" });
    }
  }, [state, isFirst]);
  return (
    <div
      ref={place}
      className={`flex flex-col gap-5 empty:hidden has-[>:only-child:empty]:absolute ${isFirst ? "order-first" : ""}`}
    >
      {children}
    </div>
  );
}
