// Shows a page of ours when a page cannot be loaded. It keeps no copies: this file and its own address hold all that it shows.
const brand = new URL(location.href).searchParams.get("brand") ?? "";
const escaped = (text) => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const UNSENT = `
  <p>Nothing was sent. If you typed something, your browser’s Back button leads to it.</p>`;

const pageWith = (way, isForm) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection</title>
<style>
  html { color-scheme: light dark; font: 1.0625rem/1.65 Arial, sans-serif; }
  body { max-width: 42rem; margin: 0 auto; padding: 2rem min(1.25rem, 6.5vw); overflow-wrap: anywhere; }
  header, h1 { font-family: "Times New Roman", serif; font-size: 1.3125rem; }
  h1 { font-size: 2rem; font-weight: normal; line-height: 1.2; }
  a { display: inline-block; padding: 0.625rem 1.5rem; border: 1px solid; border-radius: 0.375rem; color: inherit; font-weight: bold; text-decoration: none; }
</style>
<header>${escaped(brand)}</header>
<main>
  <h1>This page could not be reached</h1>
  <p>Your connection seems to be gone. Nothing you have bought is lost, and what you ticked meanwhile is saved as soon as you are back.</p>${isForm ? UNSENT : ""}
  <p><a href="${escaped(way)}">Try again</a></p>
</main>
</html>`;

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // Loading a form's address would not send the form again, so its page comes back.
    const isForm = request.method !== "GET";
    const way = isForm ? request.referrer : "";
    return new Response(pageWith(way, isForm), { status: 503, headers });
  }
}

// A form of another site is left to the browser: sent on from here, it could pass for one of ours.
const isOurs = ({ method, referrer }) =>
  method === "GET" || referrer.startsWith(`${location.origin}/`);

addEventListener("install", (event) => {
  self.skipWaiting();
  // Where browsers support it, files and calls do not start this worker.
  const files = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode }));
  event.addRoutes?.({ condition: { or: files }, source: "network" });
});

addEventListener("activate", (event) => {
  // The browser requests the page while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && isOurs(request)) event.respondWith(answer(event));
});
