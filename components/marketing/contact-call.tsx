import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";

type Props = {
  titleId?: string;
  title: string;
  text?: string;
  action: { label: string; href: string };
  second?: { label: string; href: string };
};

export function ContactCall({ titleId = "contact-call", title, text, action, second }: Props) {
  return (
    <Section surface="deep" labelledBy={titleId}>
      <div className="grid gap-8 lg:grid-cols-[minmax(24rem,1fr)_auto] lg:items-end">
        <div className="max-w-measure">
          <h2 id={titleId} className="text-4xl">
            {title}
          </h2>
          {text && <p className="mt-5 text-lg text-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={action.href}>
            {action.label}
          </ButtonLink>
          {second && <ButtonLink href={second.href}>{second.label}</ButtonLink>}
        </div>
      </div>
    </Section>
  );
}
