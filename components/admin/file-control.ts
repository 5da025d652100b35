/** The look of a file input. */
export const fileControl =
  "w-full rounded-control border border-dashed border-ink-soft bg-white p-2 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-paper-deep file:px-4 file:font-semibold file:text-ink";
