import { ContactCall } from "@/components/marketing/contact-call";
import { home } from "@/components/marketing/copy/home";
import { paths } from "@/lib/paths";
import { readSite } from "@/lib/settings/queries";

export async function ConsultationSection() {
  const { contact } = await readSite();
  const { button, ...words } = home.contact;
  return (
    <ContactCall
      {...words}
      action={{ label: button, href: paths.consultation(contact.email) }}
      second={{ label: "Write to me", href: paths.contact }}
    />
  );
}
