// Run in the page's console after it has been touched once; then press any button of a form.
// It does what a browser's page translation does: <font> takes the place of each text node.
(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
    acceptNode: (n) =>
      n.nodeValue.trim() &&
      !["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA"].includes(n.parentElement.tagName) &&
      !n.parentElement.closest("svg,font")
        ? 1
        : 2,
  });
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font"),
      inner = document.createElement("font");
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
})();
