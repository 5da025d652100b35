/**
 * Lets the browser keep what it shows when no page comes: public/offline-worker.js, which learns the brand by
 * its address. Asked for when the page has nothing else to fetch, so that no visit is slower.
 */
export function keepOfflinePage(brand: string): void {
  const address = `/offline-worker.js?brand=${encodeURIComponent(brand)}`;
  // Absent where the connection is not secure. Where site data is blocked, some browsers refuse to register, and
  // others to say what would.
  const keep = async () => {
    try {
      await navigator.serviceWorker?.register(address);
    } catch (error) {
      console.info(error);
    }
  };
  if (document.readyState === "complete") void keep();
  else addEventListener("load", keep, { once: true });
}
