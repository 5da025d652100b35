import { render, Text } from "react-email";
import { expect, it } from "vitest";
import { MailLayout } from "./layout";

it("the coach's postal address is one line, whether or not its lines end with commas", async () => {
  const contact = {
    postalAddress: "12 High Street,\n\nBelfast\nBT1 2AB",
    email: "coach@example.test",
  };
  const brand = { name: "Coach", titleSuffix: "Coach", description: "" };
  const html = await render(
    <MailLayout site={{ brand, contact, looks: {} } as never} preview="Words">
      <Text>Words</Text>
    </MailLayout>,
  );
  expect(html).toContain("12 High Street, Belfast, BT1 2AB");
});

it("a mail fits a phone, shows the logo, and has colours for readers in the dark", async () => {
  const site = {
    brand: { name: "Coach", titleSuffix: "Coach", description: "" },
    contact: { location: "Belfast", email: "coach@example.test" },
    looks: {},
  };
  const html = await render(
    <MailLayout site={site as never} preview="Words">
      <Text>Words</Text>
    </MailLayout>,
  );
  expect(html).toContain('name="viewport" content="width=device-width');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toMatch(/<img[^>]+src="https?:[^"]+\/icon-192\.png\?v=\w+"/);
  expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.page/);
});
