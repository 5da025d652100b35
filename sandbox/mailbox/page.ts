import { randomBytes } from "node:crypto";
import { html, type Markup } from "./markup";
import type { Message } from "./message";
import { REFRESH_SCRIPT, STYLE } from "./page-assets";
import type { Store } from "./store";

const TABS = ["html", "text", "headers"] as const;
type Tab = (typeof TABS)[number];
const TAB_NAMES: Record<Tab, string> = { html: "HTML", text: "Text", headers: "Headers" };

type View = {
  messages: Message[];
  shown: Message | undefined;
  tab: Tab;
  search: string;
  /** Whether a mail was chosen: a narrow screen shows either the list or the chosen mail. */
  isChosen: boolean;
};

/** The mailbox as a mail client shows it. Every part of a mail is hostile until it is escaped. */
export function inboxPage(store: Store, query: URLSearchParams): { html: string; nonce: string } {
  const search = query.get("search") ?? "";
  const messages = store.search(search);
  const chosen = store.find(query.get("id") ?? "");
  const shown = chosen ?? messages[0];
  const asked = TABS.find((tab) => tab === query.get("tab"));
  const tab = asked ?? (shown && !shown.html ? "text" : "html");
  const nonce = randomBytes(16).toString("base64");
  return { html: page({ messages, shown, tab, search, isChosen: Boolean(chosen) }, nonce), nonce };
}

function page(view: View, nonce: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (${view.messages.length})</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body class="${view.isChosen ? "reading" : "listing"}">
<aside>
  <header><h1>Mailbox</h1><p>Mail of the demo. Nothing here leaves this machine.</p></header>
  <form role="search"><input type="search" name="search" value="${view.search}" aria-label="Search by address" placeholder="Search by address"></form>
  ${messageList(view)}
</aside>
<main>${view.shown ? mail(view, view.shown) : html`<p class="empty">No mail to show.</p>`}</main>
<script nonce="${nonce}">${REFRESH_SCRIPT}</script>
</body>
</html>`.markup;
}

function messageList(view: View): Markup {
  if (view.messages.length === 0) {
    const reason = view.search
      ? "No mail to such an address."
      : "No mail yet. It appears here by itself.";
    return html`<ol id="messages"><li class="empty">${reason}</li></ol>`;
  }
  return html`<ol id="messages">${view.messages.map((message) => entry(view, message))}</ol>`;
}

function entry(view: View, message: Message): Markup {
  const current = message.id === view.shown?.id ? html` aria-current="true"` : "";
  return html`<li><a href="${link(view, message)}"${current}>
    <span class="sender">${displayName(message.from)}</span> ${time(message)}
    <span class="subject">${message.subject}</span>
    <span class="to">to ${message.to.join(", ")}</span>
  </a></li>`;
}

function mail(view: View, message: Message): Markup {
  const tabs = TABS.map((tab) => {
    const current = tab === view.tab ? html` aria-current="page"` : "";
    return html`<a href="${link(view, message, tab)}"${current}>${TAB_NAMES[tab]}</a>`;
  });
  return html`<a class="back" href="/?${new URLSearchParams({ search: view.search }).toString()}">← All mail</a>
  <h2>${message.subject}</h2>
  <p class="parties">${message.from} → ${message.to.join(", ")}, ${time(message)}</p>
  <nav aria-label="Views of the mail">${tabs}</nav>
  ${body(message, view.tab)}`;
}

function body(message: Message, tab: Tab): Markup {
  if (tab === "headers") return headerTable(message);
  if (tab === "text") return html`<pre>${message.text ?? "This mail has no text part."}</pre>`;
  if (!message.html) return html`<p class="empty">This mail has no HTML part.</p>`;
  // The frame runs no script and shares nothing with this page; its links open in new tabs.
  const framed = `<base target="_blank">${message.html}`;
  return html`<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`;
}

function headerTable(message: Message): Markup {
  const rows = Object.entries({
    From: message.from,
    To: message.to.join(", "),
    "Reply-To": message.replyTo.join(", "),
    Subject: message.subject,
    Date: message.createdAt,
    ...message.headers,
  }).filter(([, value]) => value !== "");
  return html`<table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>`;
}

function link({ search }: View, { id }: Message, tab?: Tab): string {
  return `/?${new URLSearchParams({ ...(search && { search }), id, ...(tab && { tab }) })}`;
}

function displayName(sender: string): string {
  return sender.replace(/\s*<[^<>]*>$/, "") || sender;
}

function time({ createdAt }: Message): Markup {
  return html`<time datetime="${createdAt}">${createdAt.slice(0, 16).replace("T", " ")}</time>`;
}
