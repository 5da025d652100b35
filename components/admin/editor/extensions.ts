import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Mark } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

const script = (tag: "sub" | "sup") =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** No more than `fitsEditor` (lib/courses/lessons/rules.ts) admits; a text with anything else is edited as HTML. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ["mailto"], defaultProtocol: "https" },
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
