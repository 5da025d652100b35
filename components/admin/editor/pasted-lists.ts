export function tidyLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) addList(item);
  raiseLists(body);
}

/** Firefox copies items without their list. */
function addList(item: Element): void {
  if (isList(item.parentElement)) return;
  const list = item.ownerDocument.createElement("ul");
  item.before(list);
  while (list.nextSibling?.nodeName === "LI") list.append(list.nextSibling);
}

function isList(element: Element | null): boolean {
  return element?.tagName === "UL" || element?.tagName === "OL";
}

/** A list that is nested in no item, or in an empty one, would begin with an empty bullet. */
function raiseLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol, li) > :is(ul, ol)")) {
    const parent = list.parentElement;
    const item = parent?.tagName === "LI" ? parent : list;
    if (item !== list && list.previousSibling) continue;
    const outer = item.parentElement;
    if (item.previousElementSibling?.tagName === "LI") item.previousElementSibling.append(list);
    else if (outer?.tagName === list.tagName) item.before(...list.childNodes);
    else outer?.before(list);
    for (const emptied of [list, item, outer]) if (!emptied?.hasChildNodes()) emptied?.remove();
  }
}
