import { expect, type Page } from "@playwright/test";
import { readPdfText } from "../pdf-text";
import { CARDS, enterCard, enterDetails, payButton } from "../shopper";

const ORDER = "/account/orders/1001";

type Read = [source: string, text: string];

/** Buys the course and finishes it; returns all that the buyer reads, including the certificate and the invoice. */
export async function buyAndFinish(page: Page, slug: string, email: string): Promise<Read[]> {
  const read: Read[] = [];
  const note = async () => read.push([page.url(), await page.content()]);
  await page.goto(`/courses/${slug}`);
  await page.getByRole("link", { name: "Buy this course" }).first().click();
  await expect(payButton(page)).toBeEnabled();
  await note();
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await payButton(page).click();
  await page.getByRole("link", { name: "Start Learning" }).click();
  await page.getByRole("button", { name: /^Mark as Complete/ }).click();
  await page.getByRole("link", { name: "Get your certificate" }).click();
  await page.getByLabel("Your name").fill("Aoife Byrne");
  await page.getByRole("button", { name: "Issue my certificate" }).click();
  read.push(await readPdf(page, "Download PDF"));
  for (const path of [`/learn/${slug}`, `/content/${slug}`, "/account", ORDER]) {
    await page.goto(path);
    await note();
  }
  await page.goto(`${ORDER}/invoice`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: /PDF/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await note();
  read.push(await readPdf(page, /PDF/));
  return read;
}

async function readPdf(page: Page, link: string | RegExp): Promise<Read> {
  const address = await page.getByRole("link", { name: link }).getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return [answer.url(), readPdfText(await answer.body())];
}
