import { expect, it, vi } from "vitest";
import { onRequestError } from "./instrumentation";
import { logger } from "./lib/logger";

it("an error that no page handled is logged once, without the query of its address", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const error = new Error("a page broke");
  const request = { path: "/signin/link?token=t0ken", method: "GET", headers: {} };
  await onRequestError(error, request, {
    routerKind: "App Router",
    routePath: "/signin/link",
    routeType: "render",
    renderSource: "react-server-components",
    revalidateReason: undefined,
  });
  expect(logged.mock.calls).toEqual([[{ err: error, path: "/signin/link" }, "request failed"]]);
});
