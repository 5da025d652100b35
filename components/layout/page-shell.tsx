import type { ReactNode } from "react";

/** What every page stands in. The skip link's target is the `main` it draws. */
export function PageShell({
  header,
  footer,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
