/**
 * Registers public/offline-worker.js, which shows a page of its own when the site cannot be reached, and reads
 * the brand from its address. Runs once the page has loaded, so that no visit becomes slower.
 */
export function keepOfflinePage(brand: string): void {
  const address = `/offline-worker.js?brand=${encodeURIComponent(brand)}`;
  // Absent on an insecure connection. Where site data is blocked, some browsers refuse to register, and in
  // others reading `serviceWorker` throws.
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
