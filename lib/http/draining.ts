/** The production server and Next's bundles are loaded separately, so they share state through `globalThis`. */
declare global {
  var draining: { begun: boolean; tasks: (() => Promise<void>)[] } | undefined;
}

globalThis.draining ??= { begun: false, tasks: [] };
const state = globalThis.draining;

export function isDraining(): boolean {
  return state.begun;
}

export function onDraining(task: () => Promise<void>): void {
  state.tasks.push(task);
}

export async function beginDraining(): Promise<void> {
  state.begun = true;
  await Promise.all(state.tasks.map((task) => task()));
}
