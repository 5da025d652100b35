import { findUndrawable } from "@/lib/text/printable";
import { textField } from "./fields";

/** For text on certificates and invoices, whose typeface lacks some characters. */
export function printedField(maxLength: number) {
  return textField(maxLength)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => !findUndrawable(text), {
      error: ({ input }) => whyNotPrinted(String(input)) ?? "",
    });
}

export function whyNotPrinted(text: string): string | null {
  const sign = findUndrawable(text);
  return sign ? `Please leave out “${sign}”; our typeface has no such sign` : null;
}
