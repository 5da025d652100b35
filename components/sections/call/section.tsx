import { ContactCall } from "@/components/marketing/contact-call";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { call } from "./schema";

function Call({ content, titleId }: SectionProps<typeof call.schema>) {
  const { title, text, button, buttonAddress, second, secondAddress } = content;
  return (
    <ContactCall
      titleId={titleId}
      title={title}
      text={text}
      action={{ label: button, href: buttonAddress }}
      second={second && secondAddress ? { label: second, href: secondAddress } : undefined}
    />
  );
}

export const callKind = sectionKind(call, Call);
