import { expect, test } from "@playwright/test";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { says } from "../support/says";
import { query } from "../support/world";

for (const width of [360, 1440]) {
  test(`a testimonial comes, changes and goes, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsCoach(page.context());
    await page.goto("/admin/testimonials");
    await expectToSuitEveryone(page);
    await page.getByRole("link", { name: "New testimonial" }).click();
    const name = `Nuala of ${width} Pixels`;
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Their words").fill("I stood still, and then I danced.");
    await page.getByLabel("Who they are").fill("Dancer");
    await page.getByRole("button", { name: "Add the testimonial" }).click();
    await expect(page.getByText("Please fill this in").first()).toBeVisible();
    await expect(page.getByLabel("Their words")).toHaveValue("I stood still, and then I danced.");
    await page.getByLabel("Where the words came from").fill("E-mail of 3 May");
    await page.getByLabel("Permission to show them").fill("By e-mail, 4 May");
    await page.getByRole("button", { name: "Add the testimonial" }).click();
    await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
    expect(await says(request, "/testimonials", name)).toBe(true);

    await page.getByRole("link", { name: "Testimonials" }).first().click();
    await page.getByRole("link", { name }).click();
    await page.getByLabel("Who they are").fill("World champion");
    await page.getByRole("button", { name: "Save the testimonial" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expectToSuitEveryone(page);
    expect(await says(request, "/testimonials", "World champion")).toBe(true);

    await page.getByRole("button", { name: "Delete the testimonial" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL("/admin/testimonials");
    expect(await says(request, "/testimonials", name)).toBe(false);
    const log = await query(
      `SELECT action FROM "AuditLog" WHERE action LIKE 'testimonial.%'
       AND subject = (SELECT subject FROM "AuditLog" WHERE after->>'name' = $1) ORDER BY id`,
      [name],
    );
    expect(log).toEqual([
      { action: "testimonial.create" },
      { action: "testimonial.edit" },
      { action: "testimonial.delete" },
    ]);
  });

  test(`a book comes, is moved to the front and goes, ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsCoach(page.context());
    await page.goto("/admin/publications/new");
    await expectToSuitEveryone(page);
    const title = `A Book of ${width} Pixels`;
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Description").fill("All about its width.");
    await page.getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Add the publication" }).click();
    await expect(page.getByText("Please begin with https://")).toBeVisible();
    await page.getByLabel("Link", { exact: true }).fill("https://example.com/book");
    await page.getByRole("button", { name: "Add the publication" }).click();
    await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
    await page.goto("/admin/publications");
    await page.getByRole("button", { name: `Move ${title} up` }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Moved to place" })).toBeAttached();
    expect(await says(request, "/publications", title)).toBe(true);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Delete the publication" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL("/admin/publications");
    expect(await says(request, "/publications", title)).toBe(false);
  });
}
