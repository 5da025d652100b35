"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { ToastCard, type ToastMessage } from "./toast-card";

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** The returned function shows a toast; a newer one replaces the one on screen. */
export function useToast() {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage }>();
  const show = useCallback(
    (message: ToastMessage) => setShown((before) => ({ id: (before?.id ?? 0) + 1, message })),
    [],
  );
  const close = useCallback(() => setShown(undefined), []);

  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end"
      >
        {shown && <ToastCard key={shown.id} message={shown.message} onClose={close} />}
      </div>
    </ToastContext>
  );
}
