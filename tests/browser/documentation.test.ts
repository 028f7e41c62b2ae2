import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocumentation } from "#documentation/build.ts";
import { registerDocumentation } from "#server/http/pages/documentation.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";

const root = join(import.meta.dirname, "../..");
/**
 * Without the page of office calls, which is generated like that of members and three times as
 * long.
 */
const shown = ["/docs", "/docs/architecture", "/docs/api/members", "/docs/api/providers/beexar"];

/** The documentation needs no database. */
describe("the documentation in a browser", () => {
  let browser: TestBrowser;
  let server: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    buildDocumentation(() => undefined, root);
    server = Fastify();
    registerDocumentation(server, root);
    address = await server.listen({ port: 0, host: "127.0.0.1" });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each(["light", "dark"] as const)(
    "fits 320 px, is clean for axe and needs no script, in %s",
    async (colorScheme) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
      });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      for (const path of shown) {
        await page.goto(address + path);
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(widths[0], path).toBe(widths[1]);
        expect(await violationsOf(page), path).toEqual([]);
      }
      expect(said).toEqual([]);
      await context.close();
    },
  );
});
