import localFont from "next/font/local";

// The site uses only one weight of the serif, and the variable font is two and a half times as large.
export const serif = localFont({
  src: "../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2",
  weight: "400 500",
  variable: "--font-newsreader",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

export const sans = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-instrument-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});
