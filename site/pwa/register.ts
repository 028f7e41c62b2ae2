/** Files that this page loaded before the worker was registered. */
const loaded = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);

/**
 * Registers the service worker. `updated` is called when a newer one than the page's is ready; it
 * takes over when the site is opened again.
 */
export async function register(updated: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) updated();
    });
  if (registration.waiting && serviceWorker.controller) updated();
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (first) (await serviceWorker.ready).active?.postMessage(loaded());
}
