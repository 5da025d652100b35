/**
 * Describes what does not fit on the page: a page that scrolls sideways, text that is cut off or outside the
 * window, texts that overlap. Runs in the page, so it is self-contained. Text that a style limits to some
 * lines, and a row that scrolls, are deliberate.
 */
export function findMisfits(): string[] {
  const misfits = new Set<string>();
  const ancestors = function* (element: Element | null) {
    for (let it = element; it; it = it.parentElement) yield it;
  };
  const anyAncestor = (element: Element, has: (style: CSSStyleDeclaration) => boolean) =>
    [...ancestors(element)].some((it) => has(getComputedStyle(it)));
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return visible && width > 1 && height > 1;
  };
  const isMeant = (element: Element) =>
    anyAncestor(
      element,
      ({ webkitLineClamp, overflowX }) => webkitLineClamp !== "none" || overflowX === "auto",
    );
  const describe = ({ tagName, textContent }: Element) =>
    `${tagName.toLowerCase()} “${textContent?.trim().slice(0, 40)}”`;

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) misfits.add(`The page is ${scrollWidth} wide.`);

  const boxes = [...document.querySelectorAll("header *, main *, footer *")].filter(
    (element) => !element.closest("svg, iframe, input, textarea, select") && isShown(element),
  );
  for (const box of boxes) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const clips = overflowX !== "visible" || overflowY !== "visible";
    const overflows =
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (clips && overflows && !isMeant(box)) misfits.add(`Cut off: ${describe(box)}`);
  }

  const texts = boxes
    .filter((box) => !isMeant(box))
    .flatMap((box) =>
      [...box.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const pinned = anyAncestor(box, ({ position }) => ["sticky", "fixed"].includes(position));
          return { box, pinned, lines: [...range.getClientRects()] };
        }),
    );
  for (const { box, lines } of texts) {
    if (lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
      misfits.add(`Outside the window: ${describe(box)}`);
    }
  }
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      // Pinned elements may cover content that scrolls beneath them.
      if (one.pinned !== other.pinned) continue;
      if (one.lines.some((a) => other.lines.some((b) => overlap(a, b)))) {
        misfits.add(`${describe(one.box)} lies over ${describe(other.box)}`);
      }
    }
  }
  return [...misfits];
}

/**
 * Every control smaller than 24 by 24 pixels, except links within a sentence (WCAG 2.5.8). A card's link is as
 * large as the area of the card that it covers.
 */
export function findSmallTargets(): string[] {
  const spread = (target: Element) => {
    const { position, width, height } = getComputedStyle(target, "::after");
    const isSpread = position === "absolute";
    return isSpread ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : null;
  };
  const pressable = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  return [...document.querySelectorAll(pressable)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const { width, height } = spread(target) ?? target.getBoundingClientRect();
      const inSentence = getComputedStyle(target).display === "inline" && target.closest("p");
      return !inSentence && width > 1 && (width < 24 || height < 24);
    })
    .map((target) => target.outerHTML.slice(0, 120));
}

/** Words and times of up to eight characters, between spaces, that stand on two lines. Runs in the page. */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest(".sr-only, option")) continue;
    for (const { 0: word, index } of (textContent ?? "").matchAll(
      /(?<!\S)[\p{L}\d:£%]{2,8}(?!\S)/gu,
    )) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({ top }) => first && top >= first.bottom - 2)) broken.push(word);
    }
  }
  return broken;
}
