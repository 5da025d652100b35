import type { CSSProperties } from "react";

const ink = "#0f1f3d";
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

type Style = CSSProperties;

export const body: Style = { backgroundColor: "#fbf8f3", color: ink, fontFamily: sans, margin: 0 };
export const container: Style = {
  maxWidth: "560px",
  margin: "0 auto",
  padding: "24px 16px",
  // A table grows to its longest word: a long address would make the mail wider than a phone.
  overflowWrap: "anywhere",
  wordBreak: "break-word",
};
export const header: Style = { backgroundColor: ink, padding: "20px 28px" };
export const brand: Style = { color: "#fbf8f3", fontFamily: serif, fontSize: "18px", margin: 0 };
/** Above the name: beside it, a long name would wrap to below the logo on a phone. */
export const logo: Style = { display: "block", marginBottom: "8px" };
export const content: Style = { backgroundColor: "#ffffff", padding: "28px" };
export const footer: Style = { padding: "16px 28px" };
export const heading: Style = {
  fontFamily: serif,
  fontSize: "28px",
  lineHeight: "34px",
  fontWeight: 600,
  margin: "0 0 16px",
};
export const text: Style = { fontSize: "16px", lineHeight: "26px", margin: "0 0 16px" };
/** A line after a bullet. Wrapped lines are indented to its words, as in a list. */
export const point: Style = {
  ...text,
  margin: "0 0 6px",
  paddingLeft: "14px",
  textIndent: "-14px",
};
export const small: Style = { fontSize: "13px", lineHeight: "20px", color: "#4a5870", margin: 0 };
export const code: Style = {
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: "32px",
  lineHeight: "40px",
  letterSpacing: "6px",
  margin: "0 0 16px",
};
export const button: Style = {
  backgroundColor: "#d9a441",
  color: ink,
  fontSize: "16px",
  fontWeight: 600,
  padding: "14px 24px",
  textDecoration: "none",
  display: "inline-block",
};
// The library removes the underline, but colour alone does not distinguish a link from its sentence.
export const link: Style = { color: ink, textDecorationLine: "underline" };
export const facts: Style = {
  borderTop: "1px solid #e5dfd3",
  padding: "16px 0 0",
  margin: "0 0 16px",
};

/** Dark mode. Mail programs without it show the light mail. */
export const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: #0a162d !important; }
  .page .sheet, .page .sheet td { background-color: ${ink} !important; }
  .page, .page p, .page h1, .page strong, .page a { color: #fbf8f3 !important; }
  .page .foot p, .page .foot a { color: #b9c3d6 !important; }
  .page .action, .page .action span { background-color: #d9a441 !important; color: ${ink} !important; }
}`;
