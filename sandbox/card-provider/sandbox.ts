import type { IncomingMessage } from "node:http";
import type { Context } from "./context";
import { ApiError, invalidRequest } from "./errors";
import { html, isFromElsewhere, json, type Reply, readBody, seeOther } from "./http";
import { page } from "./page";
import { actions } from "./sandbox-actions";
import type { Webhooks } from "./webhooks";

/** The sandbox's own page, and its buttons as calls: JSON for programs, forms for people. */
export async function sandboxReply(
  ctx: Context,
  webhooks: Webhooks,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  if (request.method === "GET" && url.pathname === "/") return html(200, page(ctx, url));
  if (request.method !== "GET" && isFromElsewhere(request, ctx.origin)) {
    return json(403, { error: { message: "This request came from another site." } });
  }
  const type = request.headers["content-type"] ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  const action = actions.find(
    (each) => each.method === request.method && each.path.test(url.pathname),
  );
  if (!action) return json(404, { error: { message: "The sandbox has no such page." } });
  try {
    const id = action.path.exec(url.pathname)?.[1] ?? "";
    const text = await readBody(request);
    const params = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
    const result = await action.run({ ctx, webhooks, id, params });
    return isForm ? seeOther("/") : json(200, result);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isForm) return seeOther(`/?${new URLSearchParams({ problem: error.message })}`);
    return json(error.status, { error: error.body });
  }
}

function parseJson(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidRequest(`The body is not JSON: ${cause}`);
  }
}
