// Lasts for one client-side navigation: a page that is loaded afresh plays nothing automatically.
let isDue = false;

export function letNextFilmPlay(): void {
  isDue = true;
}

/** True once, for the next film. */
export function takeTurn(): boolean {
  const was = isDue;
  isDue = false;
  return was;
}
