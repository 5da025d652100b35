// Lasts for one client-side navigation: a page that is loaded afresh plays nothing automatically.
let due = "";

/** `href` is the page that is about to be opened. */
export function letNextFilmPlay(href: string): void {
  due = href;
}

/** True once, for the first film, if it is on that page: a module without a film leads to films nobody asked for. */
export function takeTurn(): boolean {
  const isDue = due === location.pathname + location.search;
  due = "";
  return isDue;
}
