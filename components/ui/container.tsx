import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

export function Container({ className = "", children }: Props) {
  return (
    <div className={`mx-auto w-full max-w-page px-edge sm:px-8 lg:px-12 ${className}`}>
      {children}
    </div>
  );
}
