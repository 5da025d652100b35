/** The front and Next's bundles are loaded separately, so the state they share belongs to the process. */
declare global {
  var draining: { begun: boolean; tasks: (() => Promise<void>)[] } | undefined;
}

globalThis.draining ??= { begun: false, tasks: [] };
const state = globalThis.draining;

/** Whether the process has been told to stop and only finishes what it has begun. */
export function isDraining(): boolean {
  return state.begun;
}

/** Done once when the process is told to stop, before it ends. */
export function onDraining(task: () => Promise<void>): void {
  state.tasks.push(task);
}

export async function beginDraining(): Promise<void> {
  state.begun = true;
  await Promise.all(state.tasks.map((task) => task()));
}
