/** An element under the usual name of its namespace, such as "w:p", whatever prefix the document gives it. */
export type Xml = {
  name: string;
  attributes: Record<string, string>;
  children: Xml[];
  /** Empty unless the element holds text only. */
  text: string;
};

const OFFICE = "http://schemas.openxmlformats.org/";

/** The namespaces that a rewritten part needs. */
const written = {
  w: `${OFFICE}wordprocessingml/2006/main`,
  r: `${OFFICE}officeDocument/2006/relationships`,
  a: `${OFFICE}drawingml/2006/main`,
  pic: `${OFFICE}drawingml/2006/picture`,
  wp: `${OFFICE}drawingml/2006/wordprocessingDrawing`,
};

export function make(
  name: string,
  attributes: Record<string, string> = {},
  children: Xml[] = [],
  text = "",
): Xml {
  return { name, attributes, children, text };
}

export function isWordOrPicture({ name, text }: Xml): boolean {
  return text.trim() !== "" ? name === "w:t" : /^(?:a:blip|v:imagedata|v:textpath)$/.test(name);
}

export function writeXml(root: Xml): string {
  const names = Object.entries(written).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  return write({ ...root, attributes: { ...root.attributes, ...Object.fromEntries(names) } });
}

function write({ name, attributes, children, text }: Xml): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const within = escapeXml(text) + children.map(write).join("");
  return `<${name}${all.join("")}${within ? `>${within}</${name}>` : "/>"}`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (it) => `&#${it.charCodeAt(0)};`);
}

export function childOf(element: Xml | undefined, name: string): Xml | undefined {
  return element?.children.find((it) => it.name === name);
}

/** The `w:val` of a child, in which most properties are written. */
export function settingOf(element: Xml | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes["w:val"];
}

/** Undefined where the property is neither set nor cleared. */
export function isOn(element: Xml | undefined, name: string): boolean | undefined {
  const found = childOf(element, name);
  return found && !/^(?:0|false|off|none)$/.test(found.attributes["w:val"] ?? "");
}

/** All elements inside, in their order. */
export function inside(element: Xml): Xml[] {
  const found: Xml[] = [];
  const next = element.children.toReversed();
  for (let child = next.pop(); child; child = next.pop()) {
    found.push(child);
    for (const grandchild of child.children.toReversed()) next.push(grandchild);
  }
  return found;
}
