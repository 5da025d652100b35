import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JsxChild, JsxElement, JsxFragment, Node, SourceFile } from "typescript/unstable/ast";
import {
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
} from "typescript/unstable/ast/is";
import {
  API,
  type Checker,
  type LiteralType,
  type Project,
  SignatureKind,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { afterAll, expect, it } from "vitest";

const IS_TEXT =
  TypeFlags.String | TypeFlags.Number | TypeFlags.StringOrNumberLiteral | TypeFlags.TemplateLiteral;
const IS_NOTHING = TypeFlags.VoidLike | TypeFlags.Null | TypeFlags.BooleanLike;

const api = new API();
afterAll(() => api.close());

type Parent = JsxElement | JsxFragment;
/** Components that draw a text without an element of their own. */
const bare = new Set<string>();

type Place = { text: boolean; comesAndGoes: boolean };

/**
 * A browser that translates a page replaces its text nodes with elements. React then fails to insert before a
 * text node that it made, or to remove one, and the page is lost.
 */
function breaks(places: Place[]): boolean {
  const last = places.findLastIndex(({ text }) => text);
  return places.some(
    ({ text, comesAndGoes }, index) =>
      comesAndGoes && (index < last || (text && places.length > 1)),
  );
}

it("text with siblings is never removed, and nothing before it appears or disappears", () => {
  const [project] = api.updateSnapshot({ openProject: resolve("tsconfig.json") }).getProjects();
  const sources = ["app", "components"]
    .flatMap((top) =>
      readdirSync(resolve(top), { recursive: true, encoding: "utf8" }).map((name) =>
        join(top, name),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => project?.program.getSourceFile(resolve(file)))
    .filter((source) => source !== undefined);
  expect(sources.length).toBeGreaterThan(200);
  expect(project && findBreaking(sources, project)).toEqual([]);
});

function findBreaking(sources: SourceFile[], { checker }: Project): string[] {
  const parents = sources.flatMap((source) => parentsIn(source));
  for (const parent of parents.filter(drawsBareText)) bare.add(parent.component);
  const givenText = new Set(
    parents
      .filter(({ node }) => node.children.some((child) => placesAt(child, checker, false)[0]?.text))
      .map(({ node }) => (isJsxElement(node) ? node.openingElement.tagName.getText() : "")),
  );
  return parents
    .filter(({ node, component }) => breaks(placesOf(node, checker, givenText.has(component))))
    .map(({ node, component }) => `${component}: ${node.getText().replaceAll(/\s+/g, " ")}`);
}

function parentsIn(node: Node, within = ""): { node: Parent; component: string }[] {
  const component = isFunctionDeclaration(node) ? (node.name?.text ?? "") : within;
  const found = isJsxElement(node) || isJsxFragment(node) ? [{ node, component }] : [];
  node.forEachChild((child) => {
    found.push(...parentsIn(child, component));
  });
  return found;
}

function placesOf({ children }: Parent, checker: Checker, isGivenText: boolean): Place[] {
  return children.flatMap((child) => placesAt(child, checker, isGivenText));
}

/** What a child renders among its siblings; nothing for a child that fills no place. */
function placesAt(child: JsxChild, checker: Checker, isGivenText: boolean): Place[] {
  if (isJsxText(child)) return placesOfText(child);
  if (isJsxFragment(child)) return placesOf(child, checker, isGivenText);
  if (isJsxExpression(child)) {
    const { expression } = child;
    if (!expression) return [];
    const place = describe(checker.getTypeAtLocation(expression), checker);
    const texts = branchesOf(expression).flatMap((branch) =>
      placesInside(branch, checker, isGivenText),
    );
    if (texts.length > 0) return texts.map(({ text }) => ({ text, comesAndGoes: true }));
    if (expression.getText() === "children") return [{ text: isGivenText, comesAndGoes: false }];
    const changes = isConditionalExpression(expression) && !place.onlyText;
    return [{ ...place, comesAndGoes: place.comesAndGoes || changes }];
  }
  const { tagName } = isJsxSelfClosingElement(child) ? child : child.openingElement;
  const component = checker.getTypeAtLocation(tagName);
  const [signature] = component ? checker.getSignaturesOfType(component, SignatureKind.Call) : [];
  return [describe(signature && checker.getReturnTypeOfSignature(signature), checker)];
}

/** What `&&` and `?:` choose from. */
function branchesOf(expression: Node): Node[] {
  if (isParenthesizedExpression(expression)) return branchesOf(expression.expression);
  if (isBinaryExpression(expression)) return branchesOf(expression.right);
  if (!isConditionalExpression(expression)) return [expression];
  return [expression.whenTrue, expression.whenFalse].flatMap(branchesOf);
}

/** A fragment puts its texts among the siblings of the place where it stands. */
function placesInside(branch: Node, checker: Checker, isGivenText: boolean): Place[] {
  if (isJsxFragment(branch)) return placesOf(branch, checker, isGivenText);
  const isBare = isJsxSelfClosingElement(branch) && bare.has(branch.tagName.getText());
  return isBare ? [{ text: true, comesAndGoes: false }] : [];
}

function drawsBareText({ node }: { node: Node }): boolean {
  const isReturned = isReturnStatement(node.parent) || isReturnStatement(node.parent.parent);
  return (
    isReturned && isJsxFragment(node) && node.children.some((it) => placesOfText(it).length > 0)
  );
}

function placesOfText(child: JsxChild): Place[] {
  return isJsxText(child) && child.text.trim() ? [{ text: true, comesAndGoes: false }] : [];
}

function describe(type: Type | undefined, checker: Checker): Place & { onlyText: boolean } {
  const kinds = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const texts = kinds.filter((kind) => kind.flags & IS_TEXT && !isFalsy(kind));
  const isNode = type !== undefined && checker.typeToString(type) === "ReactNode";
  return {
    text: texts.length > 0 && !isNode,
    onlyText: texts.length === kinds.length,
    comesAndGoes: kinds.some(
      (kind) => kind.flags & IS_NOTHING || isFalsy(kind) || checker.isArrayLikeType(kind),
    ),
  };
}

/** `&&` leaves the literal type of a falsy text or number, where it draws nothing. */
function isFalsy(type: Type): boolean {
  return type.flags & TypeFlags.StringOrNumberLiteral ? !(type as LiteralType).value : false;
}
