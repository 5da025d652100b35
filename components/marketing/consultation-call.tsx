import type { ComponentProps } from "react";
import { consultationAddress } from "@/lib/site/settings/rules";
import type { Site } from "@/lib/site/settings/schema";
import { ContactCall } from "./contact-call";
import { consultation } from "./copy/consultation";

/** Offers the free consultation, which is asked for in the coach’s calendar or by mail. */
export function ConsultationCall({
  site,
  second,
}: { site: Site } & Pick<ComponentProps<typeof ContactCall>, "second">) {
  const { button, ...words } = consultation;
  const action = { label: button, href: consultationAddress(site) };
  return <ContactCall {...words} action={action} second={second} />;
}
