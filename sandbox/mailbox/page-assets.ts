import { Markup } from "./markup";

export const STYLE = new Markup(`
:root { color-scheme: light dark; --line: light-dark(#d7dce2, #3a4149); --soft: light-dark(#5b6570, #a3adb8);
  --chosen: light-dark(#e6f0fb, #23344a); --accent: light-dark(#0b5cad, #7db8f5); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; height: 100dvh; display: grid; grid-template-columns: minmax(18rem, 26rem) 1fr; }
aside { border-right: 1px solid var(--line); overflow-y: auto; }
header, form { padding: 1rem 1rem 0; }
h1 { margin: 0; font-size: 1.25rem; }
header p { margin: 0; color: var(--soft); font-size: .875rem; }
input { width: 100%; padding: .6rem .75rem; font: inherit; border: 1px solid var(--line); border-radius: .5rem; }
ol { list-style: none; margin: 1rem 0 0; padding: 0; }
ol a { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; padding: .7rem 1rem; border-top: 1px solid var(--line); color: inherit; text-decoration: none; }
ol a:hover, ol a[aria-current] { background: var(--chosen); }
ol a span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sender { font-weight: 600; }
.subject, .to { grid-column: 1 / -1; }
.to, time, .parties { color: var(--soft); font-size: .875rem; }
main { display: flex; flex-direction: column; min-width: 0; padding: 1rem 1.5rem 1.5rem; overflow-y: auto; }
h2 { margin: 0; font-size: 1.4rem; overflow-wrap: anywhere; }
.parties { margin: .25rem 0 1rem; overflow-wrap: anywhere; }
nav { display: flex; border-bottom: 1px solid var(--line); }
nav a { padding: .65rem 1rem; color: var(--soft); text-decoration: none; border-bottom: 3px solid transparent; }
nav a[aria-current] { color: var(--accent); border-color: var(--accent); }
iframe { flex: 1; min-height: 24rem; width: 100%; border: 0; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
table { border-collapse: collapse; margin-top: 1rem; }
th { text-align: left; vertical-align: top; padding: .3rem 1rem .3rem 0; white-space: nowrap; }
td { overflow-wrap: anywhere; }
.empty { padding: 1rem; color: var(--soft); }
.back { display: none; color: var(--accent); padding: .5rem 0; }
@media (max-width: 48rem) {
  body { display: block; height: auto; }
  .listing main, .reading aside { display: none; }
  aside { border: 0; }
  .listing ol a[aria-current] { background: none; }
  .reading .back { display: inline-block; }
  main { padding: 1rem; min-height: 100dvh; }
  iframe { min-height: 70dvh; }
}
`);

/** Fetches the page every few seconds and swaps in its new list; the open mail stays untouched. */
export const REFRESH_SCRIPT = new Markup(`
setInterval(async () => {
  if (document.hidden) return;
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const list = document.querySelector("#messages");
  const next = fresh.querySelector("#messages");
  if (list.innerHTML === next.innerHTML || list.contains(document.activeElement)) return;
  list.replaceWith(next);
  document.title = fresh.title;
  if (!document.querySelector("main h2")) document.querySelector("main").replaceWith(fresh.querySelector("main"));
}, 3000);
`);
