import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Mark, type MarkConfig, PasteRule } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

const script = (tag: "sub" | "sup") =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** The others would take the signs of "3 * 4 * 5" for italics. */
export const pasteRules = ["link"];

/** Not "plan.zip" or "Dr.Li", which are also somebody's addresses. */
const isMeantAsLink = (text: string) => /^(?:https?:\/\/|www\.|[^\s/:]+@)/i.test(text);

const Kit = StarterKit.extend({
  addExtensions() {
    const parts = this.parent?.() ?? [];
    return parts.map((part) => (part.name === "link" ? part.extend(keptLinks) : part));
  },
});

/** A pasted link keeps its address even if its words look like another. */
const keptLinks: Partial<MarkConfig> = {
  addPasteRules() {
    const rules = this.parent?.() ?? [];
    return rules.map(
      ({ find, handler }) =>
        new PasteRule({
          find,
          handler: (props) => {
            const { from, to } = props.range;
            return props.state.doc.rangeHasMark(from, to, this.type) ? null : handler(props);
          },
        }),
    );
  },
};

/** No more than `fitsEditor` (lib/courses/lessons/rules.ts) admits; a text with anything else is edited as HTML. */
export const extensions = [
  Kit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      protocols: ["mailto"],
      defaultProtocol: "https",
      shouldAutoLink: isMeantAsLink,
    },
    code: false,
    codeBlock: false,
  }),
  script("sub"),
  script("sup"),
  Image,
  // Its own output sets widths by styles, which the site's policy blocks.
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }).configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
];
