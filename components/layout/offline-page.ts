/**
 * Lets the browser keep what it shows when no page comes: public/offline-worker.js, which learns the brand by
 * its address. Asked for when the page has nothing else to fetch, so that no visit is slower.
 */
export function keepOfflinePage(brand: string): void {
  const address = `/offline-worker.js?brand=${encodeURIComponent(brand)}`;
  // Absent where the connection is not secure, and refused where site data is blocked.
  const keep = () => navigator.serviceWorker?.register(address).catch(console.info);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
