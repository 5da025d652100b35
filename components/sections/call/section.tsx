import { ContactCall } from "@/components/marketing/contact-call";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { call } from "./schema";

function Call({ content, titleId }: SectionProps<typeof call.schema>) {
  const { title, text, button, buttonAddress, second, secondAddress } = content;
  const [action, other] = [
    { label: button, href: buttonAddress },
    { label: second, href: secondAddress },
  ].filter(({ label, href }) => label && href);
  if (!action) return null;
  return <ContactCall titleId={titleId} title={title} text={text} action={action} second={other} />;
}

export const callKind = sectionKind(call, Call);
