import { paths } from "@/lib/paths/public";
import { useHere } from "./use-here";

/** Opens another tab, because this one holds what was typed. */
export function SignInAgain() {
  return (
    <span>
      <a
        href={paths.signIn({ callbackUrl: useHere() })}
        target="_blank"
        className="text-link"
        rel="noopener"
      >
        Sign in
      </a>{" "}
      in another tab, then come back and press the button again.
    </span>
  );
}
