import { composeSample } from "@/lib/mail/compose";

export function sampleMail() {
  return composeSample("purchase-confirmation");
}
