// Run on /contact or / before the page is touched for the first time, then type into the first field.
for (const i of document.querySelectorAll("input[type=email]")) {
  const d = document.createElement("div");
  d.setAttribute("data-lastpass-icon-root", "");
  i.after(d);
}
for (const t of document.querySelectorAll("textarea"))
  t.before(document.createElement("grammarly-extension"));
