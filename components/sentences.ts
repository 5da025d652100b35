import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
} from "typescript/unstable/ast/is";
import type { API } from "typescript/unstable/sync";

export type Found = { file: string; sentence: string };

/** Replaces a value that is known only at run time. */
const VALUE = "§";

/** Four words or more of natural language, unlike the label of a control. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 4) return false;
  const begins = /^[("“‘'§]*[\p{Lu}\p{N}§]/u.test(text.trim());
  if (begins) return /\p{Ll}{2,}[,;:]? \p{L}/u.test(text);
  return words.every((word) => /^[\p{L}’']+[,.!?]?$/u.test(word));
}

/** In markup, text that begins in the middle of a sentence counts too. */
function isShownSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4;
}

/** An element's text, including that of its inline elements. */
function shownText(node: Node): string {
  if (isJsxText(node)) return node.text;
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (isJsxExpression(node)) {
    const { expression } = node;
    if (!expression) return "";
    return isStringLiteral(expression) ? expression.text : VALUE;
  }
  if (isJsxElement(node) || isJsxFragment(node)) return node.children.map(shownText).join("");
  return isJsxSelfClosingElement(node) ? " " : "";
}

function sentencesIn(node: Node): string[] {
  // Skips the addresses of modules and the names of classes.
  if (isImportDeclaration(node)) return [];
  if (isJsxAttribute(node) && node.name.getText() === "className") return [];
  const found: string[] = [];
  if (isTemplateExpression(node)) {
    const text = node
      .getText()
      .slice(1, -1)
      .replaceAll(/\$\{[^}]*\}/g, VALUE);
    if (isSentence(text)) found.push(text);
  }
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) {
    if (isSentence(node.text)) found.push(node.text);
  }
  if (
    (isJsxElement(node) || isJsxFragment(node)) &&
    node.children.some((it) => isJsxText(it) && /\p{L}/u.test(it.text))
  ) {
    const text = shownText(node);
    if (isShownSentence(text)) found.push(text);
  }
  node.forEachChild((child) => {
    found.push(...sentencesIn(child));
  });
  return found;
}

function listFiles(rooms: string[]): string[] {
  const files = rooms.flatMap((room) => {
    const names = readdirSync(resolve(room), { recursive: room !== "app", encoding: "utf8" });
    return names.map((name) => join(room, name));
  });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

/** Of `app` itself, only the files directly in it. */
export function findSentences(api: API, rooms: string[]): Found[] {
  const [project] = api.updateSnapshot({ openProject: resolve("tsconfig.json") }).getProjects();
  return listFiles(rooms).flatMap((file) => {
    const source = project?.program.getSourceFile(resolve(file));
    const sentences = source ? sentencesIn(source) : [];
    return sentences.map((it) => ({ file, sentence: it.replaceAll(/\s+/g, " ").trim() }));
  });
}
