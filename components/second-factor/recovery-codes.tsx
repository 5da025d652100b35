import type { ReactNode } from "react";
import { Outcome } from "@/components/ui/outcome";

/** `codes` has one code per line. They cannot be shown again later. */
export function RecoveryCodes({ codes, children }: { codes: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <Outcome title="Keep these recovery codes">
        Should your phone be lost, each of them lets you in once. They are shown this once only:
        print them, or keep them where you keep passwords.
      </Outcome>
      <ul className="sheet grid gap-x-8 gap-y-2 rounded-card border border-rule p-5 font-mono sm:grid-cols-2">
        {codes.split("\n").map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes}\n`)}`}
        download="recovery-codes.txt"
        className="text-link inline-flex min-h-11 items-center self-start font-semibold"
      >
        Download them as a text file
      </a>
      {children}
    </div>
  );
}
