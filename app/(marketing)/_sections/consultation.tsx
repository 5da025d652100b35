import { ContactCall } from "@/components/marketing/contact-call";
import { home } from "@/components/marketing/copy/home";
import { paths } from "@/lib/paths";

export function ConsultationSection() {
  const { button, ...words } = home.contact;
  return (
    <ContactCall
      {...words}
      action={{ label: button, href: paths.consultation }}
      second={{ label: "Write to me", href: paths.contact }}
    />
  );
}
