import { beforeEach, expect, it, vi } from "vitest";
import { WatchLog } from "./watch-log";

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", sent.mockReset().mockResolvedValue(Response.json({})));
});

function watch(): WatchLog {
  const log = new WatchLog(3, "learner", 0);
  log.start();
  log.tick(61.2, 120);
  return log;
}

const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it.each([
  ["has no beacons", {}],
  ["forbids beacons", { sendBeacon: denied }],
])(
  "in a browser that %s, leaving a film saves its position and raises no error",
  async (_how, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const log = watch();
    log.leave();
    log.leave();
    expect(sent).toHaveBeenCalledTimes(1);
    const [path, init] = sent.mock.calls[0] ?? [];
    expect(path).toBe("/api/lessons/3/progress");
    expect(init).toMatchObject({ method: "POST", keepalive: true });
    const body = init?.body as Blob;
    expect(body.type).toBe("application/json");
    expect(JSON.parse(await body.text())).toMatchObject({ learnerId: "learner", position: 61 });
  },
);

it("without a connection, leaving a film raises no error either", () => {
  vi.stubGlobal("navigator", {});
  sent.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(() => watch().leave()).not.toThrow();
});

it("a film that is left sends a beacon where the browser has them, and the same again once it is left for good", () => {
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal("navigator", { sendBeacon });
  const log = watch();
  log.leave(false);
  log.leave();
  log.leave();
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  expect(sent).not.toHaveBeenCalled();
});
