import type { BrowserContext } from "playwright-core";

/**
 * What the pages of a context complain of: errors and warnings of the console (a hydration that
 * does not fit is one), and answers that say that something is not there. Read the list and
 * empty it after each page.
 */
export function collectConsoleFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(`error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The page for unknown addresses and the error page answer 404 and 500: that is what they are.
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
