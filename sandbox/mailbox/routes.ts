import type { IncomingMessage, ServerResponse } from "node:http";
import { ZodError } from "zod";
import { answerDomains } from "./domains";
import { Failure } from "./failure";
import type { Faults } from "./faults";
import { readJson, refuseStrangers, sendHtml, sendJson } from "./http";
import { inboxPage } from "./page";
import { receive } from "./receive";
import type { Store } from "./store";

export type Context = {
  store: Store;
  faults: Faults;
};

/** Answers one request: the provider's calls under /emails, the reader's pages under / and /messages. */
export async function handle(request: IncomingMessage, response: ServerResponse, context: Context) {
  try {
    refuseStrangers(request);
    await route(request, response, context);
  } catch (error) {
    sendFailure(response, error);
  }
}

async function route(request: IncomingMessage, response: ServerResponse, context: Context) {
  const { store, faults } = context;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://mailbox");
  if (request.method === "GET" && /^\/domains(\/|$)/.test(pathname)) {
    return answerDomains(request, response, context);
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return sendHtml(response, inboxPage(store, searchParams));
    case "GET /messages": {
      const to = searchParams.get("to");
      return sendJson(response, 200, to === null ? store.list() : store.sentTo(to));
    }
    case "DELETE /messages":
      store.clear();
      return response.writeHead(204).end();
    case "GET /faults":
      return sendJson(response, 200, { hits: faults.hits });
    case "PUT /faults":
      return sendJson(response, 200, faults.set(await readJson(request)));
    case "DELETE /faults":
      faults.clear();
      return response.writeHead(204).end();
    case "POST /emails":
      return receive(request, response, context);
  }
  throw new Failure(404, "not_found", "The requested endpoint does not exist.");
}

function sendFailure(response: ServerResponse, error: unknown) {
  if (response.headersSent || response.destroyed) return;
  const failure = asFailure(error);
  for (const [name, value] of Object.entries(failure.headers)) response.setHeader(name, value);
  sendJson(response, failure.statusCode, failure);
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ZodError) return new Failure(422, "validation_error", error.message);
  console.error(error);
  return new Failure(500, "internal_server_error", "The mailbox failed; its log says how.");
}
