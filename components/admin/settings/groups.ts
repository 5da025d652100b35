import type { LegalKind } from "@/lib/site/legal/schema";
import type { SettingsGroup, Site } from "@/lib/site/settings/schema";

type SettingsField = { label: string; hint?: string; isOptional?: boolean };

/** What the back office calls each group of settings, and what it says about their fields. */
export const settingsGroups: {
  [Group in SettingsGroup]: {
    title: string;
    lead: string;
    fields: Record<keyof Site[Group], SettingsField>;
  };
} = {
  brand: {
    title: "Brand",
    lead: "What the site is called. The PDFs of CVs and workbooks are files of their own and keep the name that they were made with.",
    fields: {
      name: { label: "Name", hint: "In the header, in mails and on certificates" },
      titleSuffix: {
        label: "End of page titles",
        hint: "Stands after each page’s own title in the browser’s tab and in search results",
      },
      description: { label: "In one sentence", hint: "For search engines and shared links" },
      coach: { label: "Your name", hint: "For search engines" },
      signature: { label: "Signature", hint: "Ends the mails to buyers" },
    },
  },
  contact: {
    title: "Contact details",
    lead: "Where visitors and buyers find you, on the pages and in each mail. The PDFs of the CVs keep the address that they were printed with.",
    fields: {
      email: { label: "Email address" },
      location: { label: "Place", hint: "Town and country" },
    },
  },
  claims: {
    title: "Claims",
    lead: "The figures on the home page. Only say what you could show if somebody asked.",
    fields: {
      yearsOfExperience: { label: "Years of experience", hint: "For example 35+" },
      peopleCoached: { label: "People coached" },
      followers: { label: "Social media followers" },
      bestsellers: { label: "Best-selling books" },
      source: {
        label: "Where these figures come from, and as of when",
        hint: "Beneath the figures: “Own records and bookings, September 2026”",
        isOptional: true,
      },
    },
  },
  selling: {
    title: "Selling and VAT",
    lead: "Who sells, as invoices and the checkout say it. Without a number there is no word of VAT anywhere.",
    fields: {
      tradingName: { label: "Trading name", hint: "The seller on invoices" },
      address: { label: "Address of the business", hint: "In one line, with commas" },
      countries: {
        label: "Countries you sell to",
        hint: "Their names, with commas between them. Each further one brings duties of its own",
      },
      ukVatNumber: {
        label: "UK VAT number",
        hint: "Empty while you are not registered; for example GB123456789",
        isOptional: true,
      },
      ossVatNumber: {
        label: "EU One Stop Shop number",
        hint: "Empty while you are not registered; for example EU372012345",
        isOptional: true,
      },
    },
  },
  social: {
    title: "Social links",
    lead: "Your own profiles, in the footer and on the contact page. What is left empty is not shown.",
    fields: {
      facebook: { label: "Facebook", isOptional: true },
      instagram: { label: "Instagram", isOptional: true },
      linkedin: { label: "LinkedIn", isOptional: true },
    },
  },
};

export const legalTitles: Record<LegalKind, string> = {
  terms: "Terms",
  refunds: "Refunds",
  privacy: "Privacy",
  accessibility: "Accessibility",
  reviews: "Testimonials and reviews",
};
