// As an init script, before the page's own: a browser without the popover API (Safari and iOS 16, Firefox to 124, Chrome to 113).
for (const k of ["popover", "showPopover", "hidePopover", "togglePopover"])
  delete HTMLElement.prototype[k];
for (const k of ["popoverTargetElement", "popoverTargetAction"])
  delete HTMLButtonElement.prototype[k];
