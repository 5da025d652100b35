import type { ReactNode } from "react";

/** Icons are decoration: the link or button around them carries the name. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="1.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

export function ArrowRightIcon() {
  return (
    <Icon>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Icon>
  );
}

export function ArrowLeftIcon() {
  return (
    <Icon>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </Icon>
  );
}

export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M12 19V5m-6 6 6-6 6 6" />
    </Icon>
  );
}

export function ArrowDownIcon() {
  return (
    <Icon>
      <path d="M12 5v14m-6-6 6 6 6-6" />
    </Icon>
  );
}

export function GripIcon() {
  return (
    <Icon>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </Icon>
  );
}

export function BulletsIcon() {
  return (
    <Icon>
      <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
    </Icon>
  );
}

export function NumbersIcon() {
  return (
    <Icon>
      <path d="M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 14.5c.4-1.4 2.6-1.2 2.4.2-.1.8-2.4 2.3-2.4 2.3h2.6" />
    </Icon>
  );
}

export function QuoteIcon() {
  return (
    <Icon>
      <path d="M10 7c-3 .7-5 3-5 6.5V17h5v-5H7M19 7c-3 .7-5 3-5 6.5V17h5v-5h-3" />
    </Icon>
  );
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />
    </Icon>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />
    </Icon>
  );
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h4" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 8h16M4 16h16" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function FacebookIcon() {
  return (
    <Icon>
      <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.5v-3h-2.500c-2.7 0-4.5 1.7-4.5 4.500v2.500H7.500V13h3v8" />
    </Icon>
  );
}

export function InstagramIcon() {
  return (
    <Icon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Icon>
  );
}

export function LinkedInIcon() {
  return (
    <Icon>
      <path d="M5 10v10M5 5.500v.01M10 20V10m0 5.500c0-3.5 2-5.5 4.5-5.500S19 11.5 19 15v5" />
    </Icon>
  );
}
