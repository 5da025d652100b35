/** "a…@example.test": tells two addresses apart in a log that outlives the person. */
export function maskEmail(email: string | null): string {
  return email?.replace(/(?<=^.).*(?=@)/u, "…") ?? "none";
}
