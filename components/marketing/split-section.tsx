import type { ReactNode } from "react";

type Props = { id?: string; title: string; text?: string; children: ReactNode };

export function SplitSection({ id, title, text, children }: Props) {
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-16">
      <div>
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {text && <p className="mt-4 max-w-measure text-lg text-muted">{text}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
