"use client";

import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { CloseIcon, MenuIcon } from "@/components/ui/icons";
import { useMedia } from "@/components/ui/use-media";
import type { MenuLink } from "@/lib/site/menus/rules";
import { accountItem } from "./nav-items";
import { NavLink } from "./nav-link";

const MENU_ID = "site-menu";

const toggle = "flex min-h-11 items-center gap-2 px-2 font-semibold desk:hidden";

/** Safari 16 and Firefox until 124 have no popovers; there the menu opens by script. */
const hasPopovers = () => "popover" in HTMLElement.prototype;

/** Must match globals.css. */
const DESK = "(width >= 48rem) and (height >= 30rem)";

/**
 * On a phone, upright or on its side, the list is a native popover, which opens, and closes on Escape, without
 * JavaScript; elsewhere the same list is part of the header.
 */
export function SiteNav({ items }: { items: MenuLink[] }) {
  const menu = useRef<HTMLDivElement>(null);
  // The window's width is unknown until hydration; a menu already open by then stays open.
  const wide = useMedia(DESK);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => (hasPopovers() ? menu.current?.hidePopover() : setIsOpen(false));

  // Before hydration, nothing notices the focus leaving the menu.
  useEffect(() => {
    const focused = document.activeElement;
    const isHere = focused === document.body || menu.current?.closest("nav")?.contains(focused);
    if (hasPopovers() && (wide || !isHere)) menu.current?.hidePopover();
  }, [wide]);

  function press(event: MouseEvent) {
    if (hasPopovers()) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  // Focus that moves on to the page must not end up beneath the open menu.
  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <nav
      aria-label="Main"
      onBlur={closeWhenFocusLeaves}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <button type="button" popoverTarget={MENU_ID} onClick={press} className={`-mr-2 ${toggle}`}>
        <MenuIcon />
        Menu
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        data-open={isOpen || undefined}
        className="sheet inset-x-0 top-0 bottom-auto max-h-dvh w-full px-edge pb-6 shadow-float sm:px-8 desk:static desk:block desk:max-h-none desk:bg-transparent desk:p-0 desk:shadow-none"
      >
        <div className="flex min-h-(--header-height) items-center justify-end desk:hidden">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={press}
            className={`-mr-2 ${toggle}`}
          >
            <CloseIcon />
            Close
          </button>
        </div>
        <ul className="flex flex-col divide-y divide-rule desk:flex-row desk:flex-wrap desk:gap-x-6 desk:divide-y-0 lg:gap-x-8 xl:gap-x-7">
          {items.map((item) => (
            <li key={`${item.href} ${item.label}`}>
              <NavLink item={item} onFollow={close} />
            </li>
          ))}
          <li className="desk:hidden">
            <NavLink item={accountItem} onFollow={close} />
          </li>
        </ul>
      </div>
    </nav>
  );
}
