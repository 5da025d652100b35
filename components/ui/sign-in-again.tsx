import { paths } from "@/lib/paths/public";
import { useHere } from "./use-here";

/** Opens another tab, because this one holds what was typed. What waits is sent by itself on coming back. */
export function SignInAgain({ waits }: { waits?: boolean }) {
  return (
    <span>
      <a
        href={paths.signIn({ callbackUrl: useHere() })}
        target="_blank"
        className="text-link"
        rel="noopener"
      >
        Sign in
      </a>
      {` in another tab, then come back${waits ? "" : " and press the button again"}.`}
    </span>
  );
}
