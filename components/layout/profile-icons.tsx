import { drawn, icon } from "@/components/ui/icon";

// Kept apart from the other icons, which the browser receives with the menu.

export const FacebookIcon = drawn(
  "M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.5v-3h-2.500c-2.7 0-4.5 1.7-4.5 4.500v2.500H7.500V13h3v8",
);
export const InstagramIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </>,
);
export const YouTubeIcon = drawn(
  "M5 5.500h14a2.500 2.500 0 0 1 2.500 2.500v8a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 16V8A2.500 2.500 0 0 1 5 5.500ZM10 9v6l5-3Z",
);
export const TikTokIcon = drawn(
  "M13 3v12.500a3.500 3.500 0 1 1-3.500-3.500M13 3a5.500 5.500 0 0 0 5.500 5.500",
);
export const LinkedInIcon = drawn(
  "M5 10v10M5 5.500v.01M10 20V10m0 5.500c0-3.5 2-5.5 4.5-5.500S19 11.5 19 15v5",
);
