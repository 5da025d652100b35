import type { Crop } from "@/lib/media/sharp";
import { paragraphBeside, ruleBeside } from "./blocks.ts";
import { wrapInLink } from "./runs.ts";
import type { Rule, Walk } from "./walk.ts";
import { childOf, inside, make, type Xml } from "./xml.ts";

/** What is said of a drawing as a whole. */
type About = { alt: string; link: string | undefined };
type Reading = (element: Xml, walk: Walk, about: About) => Xml[];

const drawing: Rule = (element, walk) => {
  const about = aboutOf(element, walk);
  return search(element, walk, about) ?? walk.leaveOut(about.alt || "drawings");
};

export const drawingRules: Record<string, Rule> = {
  "w:drawing": drawing,
  "w:pict": drawing,
  "w:object": drawing,
  "w:contentPart": drawing,
};

const leaveOut =
  (what: string): Reading =>
  (_, walk) =>
    walk.leaveOut(what);

/** What a drawing may hold, at whatever depth: Word, Office and VML each draw in their own way. */
const readings: [test: (element: Xml) => unknown, reading: Reading][] = [
  [({ name }) => name === "w:txbxContent", readTextBox],
  [(element) => childOf(element, "a:blip"), readPicture],
  [isVmlPicture, readVmlPicture],
  [({ attributes }) => attributes["o:hr"], (_, walk) => ruleBeside(walk)],
  [
    ({ name, attributes }) => name === "v:textpath" && attributes.string,
    ({ attributes }, walk) => paragraphBeside(attributes.string ?? "", walk),
  ],
  [({ name }) => name.endsWith(":chart"), leaveOut("charts")],
  [({ name }) => name.endsWith(":relIds"), leaveOut("SmartArt")],
  [({ name }) => name.endsWith(":contentPart"), leaveOut("handwriting")],
];

/** Null if there is nothing to read. */
function search(element: Xml, walk: Walk, about: About): Xml[] | null {
  const reading = readings.find(([test]) => test(element))?.[1];
  if (reading) return reading(element, walk, about);
  const found = element.children.map((child) => search(child, walk, about));
  return found.some((it) => it) ? found.flatMap((it) => it ?? []) : null;
}

function aboutOf(element: Xml, walk: Walk): About {
  const all = inside(element);
  const properties = all.find(({ name }) => name === "wp:docPr");
  const { descr = "", title = "" } = properties?.attributes ?? {};
  const vml = all.find(({ name, attributes }) => name.startsWith("v:") && attributes.alt);
  const link = childOf(properties, "a:hlinkClick")?.attributes["r:id"] ?? "";
  return {
    alt: [descr, title, vml?.attributes.alt ?? ""].find((it) => it.trim()) ?? "",
    link: walk.relations.get(link)?.address,
  };
}

function readTextBox({ children }: Xml, walk: Walk): Xml[] {
  const words = walk.rewriteApart(children);
  walk.beside.push(...words);
  return [];
}

function readPicture(element: Xml, walk: Walk, about: About): Xml[] {
  const blip = childOf(element, "a:blip");
  if (blip && inside(blip).some(({ name }) => name.endsWith(":webVideoPr"))) {
    walk.leaveOut(about.alt ? `the film “${about.alt}”` : "a film");
  }
  const { l, t, r, b } = childOf(element, "a:srcRect")?.attributes ?? {};
  const crop = { left: partOf(l), top: partOf(t), right: partOf(r), bottom: partOf(b) };
  return picture(blip?.attributes["r:embed"], crop, walk, about);
}

function isVmlPicture({ name, attributes }: Xml): unknown {
  return name === "v:imagedata" || (name === "v:fill" && attributes["r:id"]);
}

function readVmlPicture({ attributes }: Xml, walk: Walk, about: About): Xml[] {
  const { cropleft, croptop, cropright, cropbottom } = attributes;
  const crop = {
    left: partOf(cropleft),
    top: partOf(croptop),
    right: partOf(cropright),
    bottom: partOf(cropbottom),
  };
  return picture(attributes["r:id"], crop, walk, about);
}

/** "10%", "10000" of 100,000 (DrawingML), "6554f" of 65,536 or "0.1" (both VML). */
function partOf(edge = "0"): number {
  const value = Number.parseFloat(edge) || 0;
  if (edge.endsWith("%")) return value / 100;
  if (edge.endsWith("f")) return value / 65_536;
  return Math.abs(value) < 1 ? value : value / 100_000;
}

function picture(id = "", crop: Crop, walk: Walk, { alt, link }: About): Xml[] {
  const isCropped = Object.values(crop).some((edge) => edge > 0);
  const { file } = walk.relations.get(id) ?? {};
  const number = walk.around.findings.addPicture(alt, file, isCropped ? crop : undefined);
  if (number === undefined) return [];
  return wrapInLink([drawn(number)], link, walk);
}

/** The number in place of the picture's description. */
function drawn(number: number): Xml {
  const blip = make("a:blip", { "r:embed": "picture" });
  const graphic = ["a:graphic", "a:graphicData", "pic:pic", "pic:blipFill"].reduceRight(
    (within, name) => make(name, {}, [within]),
    blip,
  );
  const properties = make("wp:docPr", { descr: String(number) });
  return make("w:drawing", {}, [make("wp:inline", {}, [properties, graphic])]);
}
