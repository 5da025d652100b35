// Lasts for one step inside the site: a page that is loaded anew plays nothing by itself.
let isDue = false;

export function letNextFilmPlay(): void {
  isDue = true;
}

/** True once, for the film that comes next. */
export function takeTurn(): boolean {
  const was = isDue;
  isDue = false;
  return was;
}
