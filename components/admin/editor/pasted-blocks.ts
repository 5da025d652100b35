export const BLOCKS =
  "p,div,section,article,main,header,footer,aside,center,address,pre,figure,figcaption,caption,dl,dt,dd,details,summary,form,fieldset,legend,nav,hgroup,dialog,menu,search,option";
export const INSIDE = `${BLOCKS},h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,hr,[role=heading],[data-embed-card],[data-block-card]`;

export function isBlock(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const element = node as Element;
  return element.matches(INSIDE) || element.querySelector(INSIDE) !== null;
}

export function isBlank(node: Node | null): boolean {
  return node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "";
}

export function isSpace(node: Node | null): boolean {
  return isBlank(node) || node?.nodeName === "BR";
}
