import type { Fault } from "./settings";
import type { Store } from "./store";

/** The switched-on fault if it is meant for this request, counting down how often it still strikes. */
export function takeFault(store: Store, method: string, path: string): Fault | null {
  const { fault } = store.settings;
  if (!fault || path.startsWith("/sandbox/") || !new RegExp(fault.paths).test(path)) return null;
  if (fault.method !== undefined && fault.method !== method) return null;
  if (fault.perSecond !== undefined) {
    return countInSecond(store) > fault.perSecond ? { ...fault, status: 429 } : null;
  }
  if (fault.times !== undefined) {
    const times = fault.times - 1;
    store.changeSettings({ fault: times > 0 ? { ...fault, times } : null });
  }
  return fault;
}

const seconds = new WeakMap<Store, { second: number; requests: number }>();

function countInSecond(store: Store): number {
  const second = Math.floor(Date.now() / 1000);
  const last = seconds.get(store);
  const requests = last?.second === second ? last.requests + 1 : 1;
  seconds.set(store, { second, requests });
  return requests;
}
