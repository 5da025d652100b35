import { join } from "node:path";
import { chromium } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { findChromium } from "@/tests/support/chromium";

const documents = [
  [paths.cv, paths.cvPdf],
  [paths.performingArtsCv, paths.performingArtsCvPdf],
] as const;

/** Prints the CV pages of a running site. */
export async function makeCvs(site = "http://localhost:3000"): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage();
  for (const [pagePath, pdfPath] of documents) {
    await page.goto(new URL(pagePath, site).href, { waitUntil: "networkidle" });
    await page.pdf({
      path: join("public", pdfPath),
      format: "A4",
      margin: { top: "18mm", bottom: "18mm", left: "20mm", right: "20mm" },
      // Headings, lists and links stay readable for screen readers.
      tagged: true,
      outline: true,
    });
  }
  await browser.close();
}
