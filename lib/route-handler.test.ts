import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { logger } from "./logger";
import { answering } from "./route-handler";

it("an error that nobody foresaw is logged once, and answered in words without its story", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const handle = answering(async () => {
    throw new Error("a secret of the inside");
  });
  const request = new NextRequest("http://localhost/api/anything?token=t0ken");
  const answer = await handle(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe("Something went wrong on our side. Please try again.");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain("t0ken");
});
