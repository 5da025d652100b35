import { DOMSerializer, type Fragment } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/react";
import { extensions } from "./extensions";

/** ProseMirror marks what it copies too, but so do the editors of Confluence, Substack and many others. */
const OURS = "data-this-editor";

/** The pictures of a copy from another installation are not here. */
export function isOwnCopy(html: string): boolean {
  return html.includes(`${OURS}="${location.origin}"`);
}

/** Marked content is pasted unchanged. */
export function markOwn(parent: ParentNode): void {
  parent.firstElementChild?.setAttribute(OURS, location.origin);
}

class Marking extends DOMSerializer {
  override serializeFragment(
    content: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(content, options, target);
    // Only the outermost call has no target.
    if (!target) markOwn(copied);
    return copied;
  }
}

const schema = getSchema(extensions);

export const markingSerializer: DOMSerializer = new Marking(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);
