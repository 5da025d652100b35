import { DOMParser } from "@xmldom/xmldom";
import { childOf, inside, isWordOrPicture, make, type Xml } from "./xml.ts";

/** By the end of the address, which is the same in strict documents. */
const prefixes = new Map([
  ["wordprocessingml/main", "w"],
  ["officeDocument/relationships", "r"],
  ["officeDocument/math", "m"],
  ["drawingml/main", "a"],
  ["drawingml/picture", "pic"],
  ["drawingml/wordprocessingDrawing", "wp"],
  ["markup-compatibility", "mc"],
  ["urn:schemas-microsoft-com:vml", "v"],
  ["urn:schemas-microsoft-com:office:office", "o"],
]);

const WITH_TEXT = /^w:(?:t|instrText)$/;

type Attributes = {
  length: number;
  getURI: (index: number) => string | undefined;
  getLocalName: (index: number) => string;
  getQName: (index: number) => string;
  getValue: (index: number) => string;
};

export function parseXml(text: string): Xml {
  const domBuilder = new Builder();
  const options = {
    domBuilder,
    errorHandler: (_level: string, message: unknown) => {
      throw new Error(String(message));
    },
  };
  new DOMParser(options).parseFromString(text.replace(/^\uFEFF/, ""), "text/xml");
  const [root] = domBuilder.top.children;
  if (!root) throw new Error("This part is empty.");
  return root;
}

/** Takes what the parser finds, as it finds it: a tree of the parser's own would need several times the memory. */
class Builder {
  readonly top = make("");
  readonly #open = [this.top];

  startElement(uri: string | undefined, localName: string, name: string, found: Attributes): void {
    const element = make(nameOf(uri, localName, name));
    for (let index = 0; index < found.length; index++) {
      const key = nameOf(found.getURI(index), found.getLocalName(index), found.getQName(index));
      element.attributes[key] = found.getValue(index);
    }
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  endElement(): void {
    const element = this.#open.pop();
    if (element?.name !== "mc:AlternateContent") return;
    const around = this.#open.at(-1)?.children;
    around?.pop();
    around?.push(...chosen(element));
  }

  characters(source: string, start: number, length: number): void {
    const element = this.#open.at(-1);
    if (element && WITH_TEXT.test(element.name))
      element.text += source.slice(start, start + length);
  }

  startDocument(): void {}
  endDocument(): void {}
  startPrefixMapping(): void {}
  endPrefixMapping(): void {}
  startCDATA(): void {}
  endCDATA(): void {}
  startDTD(): void {}
  endDTD(): void {}
  comment(): void {}
  processingInstruction(): void {}
}

function nameOf(uri: string | undefined, localName: string, name: string): string {
  const tail = uri
    ?.replace(/^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\//, "")
    .replace("/2006", "");
  const prefix = tail && prefixes.get(tail);
  return prefix ? `${prefix}:${localName}` : name;
}

/** Takes the first alternative with words or pictures, else the fallback for older programs. */
function chosen(alternatives: Xml): Xml[] {
  const branch =
    alternatives.children.find((it) => inside(it).some(isWordOrPicture)) ??
    childOf(alternatives, "mc:Fallback") ??
    alternatives.children.at(-1);
  return branch?.children ?? [];
}
