import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import {
  BulletsIcon,
  LinkIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from "@/components/admin/icons";
import { PlayIcon } from "@/components/ui/icons";

/** What a tool asks the coach for before it acts. */
export type Asking = "link" | "picture" | "film" | "document";

export type Tool = {
  label: string;
  face: ReactNode;
  run?: (editor: Editor) => void;
  asks?: Asking;
  isActive?: (editor: Editor) => boolean;
};

export const tools: Tool[] = [
  {
    label: "Bold",
    face: <span className="font-bold">B</span>,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive("bold"),
  },
  {
    label: "Italic",
    face: <span className="font-serif italic">I</span>,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive("italic"),
  },
  {
    label: "Heading",
    face: <span className="font-serif">H</span>,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    label: "Small heading",
    face: <span className="font-serif text-sm">h</span>,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    isActive: (editor) => editor.isActive("heading", { level: 4 }),
  },
  {
    label: "List",
    face: <BulletsIcon />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbered list",
    face: <NumbersIcon />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive("orderedList"),
  },
  {
    label: "Quotation",
    face: <QuoteIcon />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive("blockquote"),
  },
  {
    label: "Link",
    face: <LinkIcon />,
    asks: "link",
    isActive: (editor) => editor.isActive("link"),
  },
  {
    label: "Picture",
    face: <PictureIcon />,
    asks: "picture",
    isActive: (editor) => editor.isActive("image"),
  },
  { label: "Film", face: <PlayIcon />, asks: "film" },
  {
    label: "Table",
    face: <TableIcon />,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
    isActive: (editor) => editor.isActive("table"),
  },
  {
    label: "Import a Word document",
    face: <span className="text-sm">Word</span>,
    asks: "document",
  },
  { label: "Undo", face: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { label: "Redo", face: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];

const small = (words: string) => <span className="text-sm">{words}</span>;

/** Shown while the cursor is in a table. */
export const tableTools: Tool[] = [
  {
    label: "Add a row below",
    face: small("+ Row"),
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: "Add a column on the right",
    face: small("+ Column"),
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: "Remove this row",
    face: small("− Row"),
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: "Remove this column",
    face: small("− Column"),
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: "Remove the table",
    face: small("− Table"),
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
