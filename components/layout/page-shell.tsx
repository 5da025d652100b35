import type { ReactNode } from "react";

export const MAIN_ID = "main";

type Props = { header: ReactNode; footer: ReactNode; children: ReactNode };

/** The frame of every page. The skip link's target is the `main` that it renders. */
export function PageShell({ header, footer, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main id={MAIN_ID} tabIndex={-1} className="relative grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
