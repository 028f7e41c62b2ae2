import type { BrowserContext } from "playwright-core";

/**
 * The console errors and warnings of a context's pages (a failed hydration is one), and answers
 * with an error status. Read the list and empty it after each page.
 */
export function collectConsoleFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(`error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The page for unknown addresses and the error page answer 404 and 500 on purpose.
    const isThePage = message.location().url === message.page()?.url();
    if (!isThePage || !message.text().includes("status of"))
      faults.push(`console: ${message.text()}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
