import { paths } from "@/lib/paths/public";
import { useHere } from "./use-here";

/** Another tab, because this one keeps what was typed into it. */
export function SignInAgain() {
  return (
    <>
      <a
        href={paths.signIn({ callbackUrl: useHere() })}
        target="_blank"
        className="text-link"
        rel="noopener"
      >
        Sign in
      </a>{" "}
      in another tab, then come back here and press the button again.
    </>
  );
}
