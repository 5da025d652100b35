/** Draws nothing: the session's own hint (lib/auth/session-hint.ts) has taken its place. */
export function SignedInHere() {
  return null;
}
