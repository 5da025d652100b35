import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import {
  BulletsIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from "@/components/admin/icons";

export type Tool = {
  label: string;
  face: ReactNode;
  /** Absent if the toolbar first asks for something more. */
  run?: (editor: Editor) => void;
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
  { label: "Link", face: <LinkIcon />, isActive: (editor) => editor.isActive("link") },
  { label: "Undo", face: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { label: "Redo", face: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];
