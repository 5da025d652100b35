import dns from "node:dns/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { readCheckout } from "@/lib/health/checkout-page";
import { readMailRecords } from "@/lib/health/mail-records";
import { logger } from "@/lib/logger";
import { listDomains } from "@/lib/mail/resend";
import { askVimeo } from "@/lib/media/vimeo";

it.each<[message: string, ask: () => Promise<unknown>, answer: string | null]>([
  ["the mail provider did not answer", listDomains, "away"],
  ["no name server answered", () => readMailRecords("example.test"), "away"],
  ["the checkout did not answer", readCheckout, null],
  ["Vimeo did not answer", () => askVimeo("https://player.vimeo.com/video/76979871"), "away"],
])("the log gives the cause: %s", async (message, ask, answer) => {
  const asked = [vi.spyOn(globalThis, "fetch"), vi.spyOn(dns, "resolveTxt")];
  for (const one of asked) one.mockRejectedValue(new Error("No route."));
  const logged = vi.spyOn(logger, "warn").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await ask()).toBe(answer);
  expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, message]]);
});
