import { useMedia } from "./use-media";

/** Whether the window is below the 768 px at which the phone layout ends. */
export function useNarrow(): boolean {
  return useMedia("(width < 768px)");
}
