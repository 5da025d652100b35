import type { ComponentProps } from "react";
import { paths } from "@/lib/paths/public";
import { ContactCall } from "./contact-call";
import { consultation } from "./copy/consultation";

/** Offers the free consultation, which is asked for by mail to `email`. */
export function ConsultationCall({
  email,
  second,
}: { email: string } & Pick<ComponentProps<typeof ContactCall>, "second">) {
  const { button, ...words } = consultation;
  const action = { label: button, href: paths.consultation(email) };
  return <ContactCall {...words} action={action} second={second} />;
}
