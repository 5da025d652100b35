import { findUndrawable, plainLine } from "@/lib/text/printable";
import { refuseWhere, storableField, textField } from "./fields";

/** One line on certificates and invoices, whose typeface lacks some characters. */
export function printedField(maxLength: number) {
  const field = refuseWhere(textField(maxLength), (text) => whyNotPrinted(text) ?? undefined);
  return storableField.overwrite(plainLine).pipe(field);
}

export function whyNotPrinted(text: string): string | null {
  const sign = findUndrawable(text);
  return sign ? `Please leave out “${sign}”; our typeface has no such sign` : null;
}
