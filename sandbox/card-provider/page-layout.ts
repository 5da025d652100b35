/** Wraps a page of the sandbox; `body` is markup, so whatever it quotes must be escaped. */
export function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>${body}</body>
</html>`;
}

const styles = `
:root { --ink: #0f1f3d; --quiet: #55617a; --line: #dcd8cf; --paper: #fbf8f3; --card: #fff;
  --good: #0b6b4b; --bad: #a3261b; --wait: #7a5300; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
main.narrow { max-width: 26rem; padding-top: 12vh; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; max-width: 65ch; }
.eyebrow { color: var(--quiet); font-size: .875rem; margin: 0; }
.notice { border-left: 4px solid #d9a441; padding: .5rem 1rem; background: var(--card); }
.problem { border-left: 4px solid var(--bad); padding: .5rem 1rem; background: var(--card); }
.stack { display: grid; gap: .75rem; margin-top: 1.5rem; }
.payment { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
.payment:target { border-color: var(--ink); }
.head { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
.amount { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.status { font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); }
.wait { color: var(--wait); }
.time { color: var(--quiet); margin-left: auto; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: .75rem 0; }
dt { color: var(--quiet); } dd { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
.actions form { display: flex; gap: .5rem; align-items: end; }
button { font: inherit; min-height: 44px; padding: 0 1rem; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--ink); background: var(--card); color: var(--ink); }
button.primary { background: var(--ink); color: #fff; }
button:hover { background: #eef1f7; } button.primary:hover { background: #1d335f; }
:focus-visible { outline: 3px solid #d9a441; outline-offset: 2px; }
label { display: grid; font-size: .875rem; color: var(--quiet); }
input[type=text] { font: inherit; color: var(--ink); min-height: 44px; width: 7rem; padding: 0 .75rem;
  border: 1px solid #8a93a6; border-radius: 8px; }
details { margin-top: .75rem; } summary { cursor: pointer; min-height: 32px; }
.events { list-style: none; margin: .5rem 0 0; padding: 0; }
.events li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center;
  border-top: 1px solid var(--line); padding: .4rem 0; }
.events form { margin-left: auto; }
table { border-collapse: collapse; } td { padding: .2rem 1rem .2rem 0; vertical-align: top; }
code { font: .9em ui-monospace, monospace; }
`;
