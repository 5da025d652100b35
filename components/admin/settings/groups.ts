import type { SettingsGroup, Site } from "@/lib/site/settings/schema";

type SettingsField = {
  label: string;
  hint?: string;
  isOptional?: boolean;
  input?: "line" | "area" | "colour" | "picture" | "phone" | "address";
};

/** The title of each group of settings in the back office, and the hints of its fields. */
export const settingsGroups: {
  [Group in SettingsGroup]: {
    title: string;
    lead: string;
    fields: Record<keyof Site[Group], SettingsField>;
  };
} = {
  brand: {
    title: "Brand",
    lead: "What the site is called. Workbooks keep the name that they were made with; covers that the site draws follow this one.",
    fields: {
      name: { label: "Name", hint: "In the header, in mails and on certificates" },
      titleSuffix: {
        label: "End of page titles",
        hint: "Stands after each page’s own title in the browser’s tab and in search results",
      },
      description: { label: "In one sentence", hint: "For search engines and shared links" },
      coach: { label: "Your name", hint: "For search engines" },
      profession: {
        label: "What you are",
        hint: "For search engines, for example: Singing teacher",
        isOptional: true,
      },
      signature: { label: "Signature", hint: "Ends the mails to buyers" },
    },
  },
  looks: {
    title: "Looks",
    lead: "Two colours, a logo and your portrait. Pages, icons, shared links, mails and certificates follow.",
    fields: {
      ink: {
        label: "Dark colour",
        input: "colour",
        hint: "For words, and as the ground of dark sections",
      },
      accent: {
        label: "Accent",
        input: "colour",
        hint: "For the buttons that matter most; their words are in the dark colour",
      },
      letters: {
        label: "Letters of the logo",
        isOptional: true,
        hint: "Up to three, drawn in your colours. Empty: the spotlight that came with the site",
      },
      logo: {
        label: "Logo as a picture",
        isOptional: true,
        input: "picture",
        hint: "Takes the place of the letters. As wide as high fits best",
      },
      portrait: {
        label: "Portrait",
        isOptional: true,
        input: "picture",
        hint: "Takes the place of the drawn portrait. 4:5 fits best",
      },
    },
  },
  contact: {
    title: "Contact details",
    lead: "Where visitors and buyers find you, on the pages and in each mail.",
    fields: {
      email: { label: "Email address" },
      location: { label: "Place", hint: "Town and country" },
      phone: { label: "Phone", isOptional: true, input: "phone" },
      postalAddress: { label: "Postal address", isOptional: true, input: "area" },
      companyNumber: { label: "Company number", isOptional: true },
      booking: {
        label: "Link for booking a consultation",
        isOptional: true,
        input: "address",
        hint: "Of your calendar at Calendly, Cal.com or the like. Empty: visitors ask by e-mail",
      },
    },
  },
  claims: {
    title: "Claims",
    lead: "The figures on the home page. Only say what you could show if somebody asked. What is left empty is not shown.",
    fields: {
      yearsOfExperience: {
        label: "Years of experience",
        hint: "For example 35+. Empty: what says {years} in a text is left out too",
        isOptional: true,
      },
      peopleCoached: { label: "People coached", isOptional: true },
      followers: { label: "Social media followers", isOptional: true },
      bestsellers: { label: "Best-selling books", isOptional: true },
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
      facebook: { label: "Facebook", isOptional: true, input: "address" },
      instagram: { label: "Instagram", isOptional: true, input: "address" },
      linkedin: { label: "LinkedIn", isOptional: true, input: "address" },
      youtube: { label: "YouTube", isOptional: true, input: "address" },
      tiktok: { label: "TikTok", isOptional: true, input: "address" },
    },
  },
};
