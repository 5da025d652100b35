import { drawn } from "@/components/ui/icon";

export const ArrowUpIcon = drawn("M12 19V5m-6 6 6-6 6 6");
export const ArrowDownIcon = drawn("M12 5v14m-6-6 6 6 6-6");
export const GripIcon = drawn("M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01");
export const BulletsIcon = drawn("M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01");
export const NumbersIcon = drawn(
  "M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 14.5c.4-1.4 2.6-1.2 2.4.2-.1.8-2.4 2.3-2.4 2.3h2.6",
);
export const QuoteIcon = drawn("M10 7c-3 .7-5 3-5 6.5V17h5v-5H7M19 7c-3 .7-5 3-5 6.5V17h5v-5h-3");
export const LinkIcon = drawn(
  "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
);
export const PictureIcon = drawn("M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01");
export const TableIcon = drawn("M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14");
export const UndoIcon = drawn("M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4");
export const RedoIcon = drawn("m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h4");
