import PDFDocument from "pdfkit";
import { documentOptions, registerFaces } from "@/lib/text/pdf";

export type Box = { x: number; y: number; width: number; height: number };
type Field = { key: string; label: string; box: Box };

/** A fixed date, so that an unchanged workbook stays the same file. */
const EDITION = new Date("2026-11-21T00:00:00Z");

/** Where the tick is in its box, in tenths of the box's side. */
const TICK = [
  [2, 5],
  [4.2, 2.6],
  [8, 7.8],
] as const;

/**
 * A PDFKit document whose form fields have a tooltip and are part of the tag tree. PDFKit's own form calls drop
 * both, so `annotate`, which ends each of these calls, restores them.
 */
export class FormDocument extends PDFDocument {
  #widget: object = {};

  constructor(title: string) {
    const info = { Title: title, CreationDate: EDITION };
    super({ ...documentOptions(title, ""), info, autoFirstPage: false });
    registerFaces(this);
    // PDFKit writes a field's type size only where its font is not the form's own.
    this.font("Times-Roman").initForm();
  }

  /** A page on which the tab key follows the tags. */
  addTaggedPage(): void {
    this.addPage();
    Object.assign(this.page.dictionary.data, { Tabs: "S" });
  }

  addTextField(
    parent: PDFKit.PDFStructureElement,
    { key, label, box }: Field,
    { multiline = false, align = "left", fontSize = 10.5 } = {},
  ): void {
    this.#withTag(parent, label, {}, () => {
      // Text typed later needs a whole font, and every reader has this one.
      this.font("Helvetica");
      this.formText(key, box.x, box.y, box.width, box.height, { multiline, align, fontSize });
    });
  }

  addCheckBox(parent: PDFKit.PDFStructureElement, { key, label, box }: Field): void {
    const looks = { N: { Yes: this.#tick(box.width, true), Off: this.#tick(box.width, false) } };
    this.#withTag(parent, label, { AP: looks, AS: "Off", V: "Off" }, () => {
      this.font("Helvetica");
      this.formCheckbox(key, box.x, box.y, box.width, box.height);
    });
  }

  override annotate(
    x: number,
    y: number,
    width: number,
    height: number,
    options: PDFKit.Mixins.AnnotationOption,
  ): this {
    return super.annotate(x, y, width, height, { ...options, ...this.#widget });
  }

  #withTag(
    parent: PDFKit.PDFStructureElement,
    label: string,
    widget: object,
    add: () => void,
  ): void {
    const tag = this.struct("Form", { alt: label });
    parent.add(tag);
    // PDFKit writes a String object as text and a plain string as a name.
    this.#widget = { ...widget, TU: new String(label), structParent: tag };
    add();
    this.#widget = {};
    tag.end();
  }

  #tick(side: number, ticked: boolean): PDFKit.PDFKitReference {
    const look = this.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, side, side],
      Resources: {},
    });
    const points = TICK.map(([x, y]) => `${(x * side) / 10} ${(y * side) / 10}`);
    const path = `0.06 0.12 0.24 RG 1.6 w 1 J 1 j ${points[0]} m ${points[1]} l ${points[2]} l S`;
    look.end(Buffer.from(ticked ? path : ""));
    return look;
  }
}
