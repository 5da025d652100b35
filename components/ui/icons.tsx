import { drawn, icon } from "./icon";

export const CheckIcon = drawn("m5 12.5 4.5 4.5L19 7.5");
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="1.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const PlayIcon = drawn("M8 5.5v13l10.5-6.5z");
export const PauseIcon = drawn("M9 6v12M15 6v12");
export const ArrowRightIcon = drawn("M4 12h16m-6-6 6 6-6 6");
export const ArrowLeftIcon = drawn("M20 12H4m6-6-6 6 6 6");
export const ChevronDownIcon = drawn("m6 9.5 6 6 6-6");
export const DownloadIcon = drawn("M12 4v11m-5-5 5 5 5-5M5 20h14");
export const MenuIcon = drawn("M4 8h16M4 16h16");
export const CloseIcon = drawn("m6 6 12 12M18 6 6 18");
