import { render, Text } from "react-email";
import { expect, it } from "vitest";
import { MailLayout } from "./layout";

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
