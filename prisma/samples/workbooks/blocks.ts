import { drawArtifact, ink } from "@/lib/text/pdf";
import type { Block, Exercise } from "./contents";
import type { Box, FormDocument } from "./form-document";
import { drawWheel, WHEEL_HEIGHT } from "./wheel";
import { measure, write } from "./words";

const GAP = 14;
const LINE = 17;
const TICK_ROW = 24;
const label = { tag: "P", face: "sansBold", size: 10, colour: ink.navy } as const;
const text = { tag: "P", face: "sans", size: 10.5, colour: ink.navy } as const;

type Placed = { block: Block; box: Box; key: string };
type Parent = PDFKit.PDFStructureElement;
type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** Gives each block the height it needs, and divides the rest of the page by weight. */
export function layOut(pdf: FormDocument, { key, blocks }: Exercise, area: Box): Placed[] {
  const needs = blocks.map((block) => fixedHeight(pdf, block, area.width));
  const taken = needs.reduce((sum, height) => sum + height + GAP, -GAP);
  const weights = blocks.map((block) => weightOf(block));
  const share = (area.height - taken) / Math.max(1, sum(weights));
  if (share < 0) throw new Error(`The page ${key} is too full.`);
  let y = area.y;
  return blocks.map((block, index) => {
    const height = (needs[index] ?? 0) + share * (weights[index] ?? 0);
    const box = { ...area, y, height };
    y += height + GAP;
    return { block, box, key: `${key}-${index + 1}` };
  });
}

export function drawBlock(pdf: FormDocument, parent: Parent, { block, box, key }: Placed): void {
  if (block.kind === "write") drawWrite(pdf, parent, block, box, key);
  else if (block.kind === "list") drawList(pdf, parent, block, box, key);
  else if (block.kind === "table") drawTable(pdf, parent, block, box, key);
  else if (block.kind === "ticks") drawTicks(pdf, parent, block, box, key);
  else drawWheel(pdf, parent, block.areas, box, key);
}

function fixedHeight(pdf: FormDocument, block: Block, width: number): number {
  switch (block.kind) {
    case "write":
    case "list":
      return measure(pdf, block.prompt, width, label) + 4;
    case "table":
      return LINE + 2;
    case "ticks":
      return (
        measure(pdf, block.prompt, width, label) +
        4 +
        Math.ceil(block.options.length / block.columns) * TICK_ROW
      );
    case "wheel":
      return WHEEL_HEIGHT;
  }
}

function weightOf(block: Block): number {
  if (block.kind === "ticks" || block.kind === "wheel") return 0;
  return block.weight ?? 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function drawWrite(pdf: FormDocument, parent: Parent, block: Of<"write">, box: Box, key: string) {
  const taken = write(pdf, parent, block.prompt, label, box) + 4;
  const field = { ...box, y: box.y + taken, height: box.height - taken };
  drawPaper(pdf, field);
  pdf.addTextField(parent, { key, label: block.prompt, box: inset(field) }, { multiline: true });
}

function drawList(pdf: FormDocument, parent: Parent, block: Of<"list">, box: Box, key: string) {
  const taken = write(pdf, parent, block.prompt, label, box) + 4;
  const height = (box.height - taken) / block.count;
  for (let index = 0; index < block.count; index++) {
    const number = String(index + 1);
    const y = box.y + taken + index * height;
    write(pdf, parent, number, { ...text, colour: ink.soft }, { ...box, y: y + height / 2 - 9 });
    const field = { x: box.x + 22, y, width: box.width - 22, height: height - 5 };
    drawPaper(pdf, field);
    const name = `${block.prompt} ${number}`;
    pdf.addTextField(
      parent,
      { key: `${key}-${number}`, label: name, box: inset(field) },
      { multiline: height > 34 },
    );
  }
}

function drawTable(pdf: FormDocument, parent: Parent, block: Of<"table">, box: Box, key: string) {
  const rows = typeof block.rows === "number" ? Array<null>(block.rows).fill(null) : block.rows;
  const table = pdf.struct("Table", { alt: block.name });
  parent.add(table);
  const columns = placeColumns(block, box);
  const head = pdf.struct("TR");
  table.add(head);
  for (const column of columns) {
    write(pdf, head, column.title, { ...label, tag: "TH", size: 9 }, { ...column, y: box.y });
  }
  const height = (box.height - LINE - 2) / rows.length;
  rows.forEach((title, index) => {
    const row = pdf.struct("TR");
    table.add(row);
    const y = box.y + LINE + 2 + index * height;
    const name = title ?? `${block.name} ${index + 1}`;
    columns.forEach((column, place) => {
      const cell = { ...column, y, height: height - 4 };
      if (place === 0 && title !== null) {
        const middle = y + (height - 4) / 2 - measure(pdf, title, column.width, text) / 2 + 1;
        write(pdf, row, title, { ...text, size: 10, tag: "TH" }, { ...cell, y: middle });
        return;
      }
      const data = pdf.struct("TD");
      row.add(data);
      drawPaper(pdf, cell);
      const field = { key: `${key}-${index + 1}-${place + 1}`, label: `${name}: ${column.title}` };
      pdf.addTextField(data, { ...field, box: inset(cell) }, { multiline: height > 34 });
    });
  });
}

function placeColumns({ columns }: Of<"table">, box: Box) {
  const whole = sum(columns.map(({ share }) => share));
  let x = box.x;
  return columns.map(({ title, share }) => {
    const width = (box.width * share) / whole;
    const column = { title, x, width: width - 5 };
    x += width;
    return column;
  });
}

function drawTicks(pdf: FormDocument, parent: Parent, block: Of<"ticks">, box: Box, key: string) {
  const taken = write(pdf, parent, block.prompt, label, box) + 4;
  const width = box.width / block.columns;
  block.options.forEach((option, index) => {
    const x = box.x + (index % block.columns) * width;
    const y = box.y + taken + Math.floor(index / block.columns) * TICK_ROW;
    const square = { x, y, width: 15, height: 15 };
    drawPaper(pdf, square, ink.soft);
    const name = `${block.prompt} ${option}`;
    pdf.addCheckBox(parent, { key: `${key}-${index + 1}`, label: name, box: square });
    write(pdf, parent, option, { ...text, size: 10 }, { x: x + 22, y: y + 2, width: width - 26 });
  });
}

function drawPaper(pdf: FormDocument, { x, y, width, height }: Box, edge: string = ink.edge): void {
  drawArtifact(pdf, () =>
    pdf.lineWidth(0.8).roundedRect(x, y, width, height, 3).fillAndStroke(ink.white, edge),
  );
}

/** Keeps typed words off the drawn edge. */
function inset({ x, y, width, height }: Box): Box {
  return { x: x + 4, y: y + 2, width: width - 8, height: height - 4 };
}
