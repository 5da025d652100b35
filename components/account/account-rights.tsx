import { PageLink } from "@/components/ui/page-link";
import { accountPaths } from "@/lib/paths/account";

const rights = [
  {
    href: accountPaths.orders(),
    title: "My orders",
    text: "What you paid and when, what became of it, and what you agreed to.",
  },
  {
    href: accountPaths.browsers,
    title: "Signed-in browsers",
    text: "Where you are signed in, and how to sign each one out.",
  },
  {
    href: accountPaths.data,
    title: "Download my data",
    text: "Everything we hold about you, in one file.",
  },
  {
    href: accountPaths.email,
    title: "Change my e-mail address",
    text: "Your courses move with you; both addresses confirm.",
  },
  {
    href: accountPaths.delete,
    title: "Delete my account",
    text: "Your personal data is erased, and your courses close for good.",
  },
];

export function AccountRights() {
  return (
    <section aria-labelledby="rights" className="mt-14 max-w-measure border-t border-rule pt-8">
      <h2 id="rights" className="text-2xl">
        Your account
      </h2>
      <ul className="mt-4 divide-y divide-rule">
        {rights.map(({ href, title, text }) => (
          <li key={href} className="relative py-4">
            <PageLink
              href={href}
              className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
            >
              {title}
            </PageLink>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
