import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Where a form's answer stands and is shown: just before its button, because on a phone or in a long form the
 * first field is out of sight when the button is pressed. An answer that came with the page, which opens at
 * its top, goes first.
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
