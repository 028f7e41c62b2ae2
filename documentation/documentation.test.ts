import { join } from "node:path";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { buildDocumentation, renderDocumentation } from "#documentation/build.ts";
import { registerDocumentation } from "#server/http/pages/documentation.ts";
import { cellOf } from "#server/providers/connections.ts";
import { providerOpenApiDocument } from "#documentation/reference/schemas.ts";
import { describedProtocols } from "#server/providers/reference.ts";
import { connectionsAt, useTestApp } from "#tests/support/app.ts";

const root = join(import.meta.dirname, "..");
const pages = renderDocumentation(root);

describe("the documentation", () => {
  it("links only to pages and headings that exist", () => {
    const idsOf = (path: string) =>
      new Set([...(pages.get(path) ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const dead: string[] = [];
    for (const [path, html] of pages) {
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="((?:\/docs|#)[^"]*)"/g)) {
        const [page = "", anchor] = href.split("#");
        const target = href.startsWith("#") ? path : page.replace(/^\/docs\/?/, "");
        if (page.startsWith("/docs/openapi/")) continue;
        const isThere = pages.has(target) && (!anchor || idsOf(target).has(anchor));
        if (!isThere) dead.push(`${path}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it("has one title, a language and no script on every page", () => {
    for (const [path, html] of pages) {
      expect(html.match(/<h1 /g), path).toHaveLength(1);
      expect(html, path).toContain('<html lang="en">');
      expect(html, path).not.toMatch(/<script|style=/);
    }
  });

  it("names every call of members and of the back office", async () => {
    const { calls } = await import("#contract/calls.ts");
    const { officeCalls } = await import("#contract/office/calls.ts");
    for (const name of Object.keys(calls))
      expect(pages.get("api/members")).toContain(`<h2 id="${name}">`);
    for (const name of Object.keys(officeCalls))
      expect(pages.get("api/office")).toContain(`<h2 id="${name}">`);
  });
});

describe("the reference of providers", () => {
  const test = useTestApp();

  it("describes exactly the addresses that each protocol answers, in pages and in the OpenAPI document", () => {
    const openApi = providerOpenApiDocument().paths;
    const inOpenApi = (protocol: string) =>
      Object.entries(openApi)
        .filter(([path]) => path.startsWith(`/providers/{${protocol}}/`))
        .flatMap(([path, operations]) =>
          Object.keys(operations)
            .filter((method) => method !== "parameters")
            .map((method) => `${method.toUpperCase()} ${path.split("}/")[1]}`),
        );
    for (const connection of connectionsAt("http://127.0.0.1:1")) {
      const cell = cellOf(connection, {
        writer: test.app.writer,
        clock: test.clock,
        secrets: async () => [],
      });
      const described = describedProtocols.find(({ protocol }) => protocol === connection.protocol);
      expect(described?.calls.map(({ method, path }) => ({ method, path }))).toEqual(
        cell?.endpoints,
      );
      expect(inOpenApi(connection.protocol).sort()).toEqual(
        (cell?.endpoints ?? []).map(({ method, path }) => `${method} ${path}`).sort(),
      );
    }
  });
});

describe("the documentation that the product serves", () => {
  it("has the headers of pages, and answers only its own files", async () => {
    buildDocumentation(() => undefined, root);
    const server = Fastify();
    registerDocumentation(server, root);
    for (const url of [
      "/docs",
      "/docs/operating",
      "/docs/api/members",
      "/docs/style.css",
      "/docs/openapi/office.json",
    ]) {
      const answer = await server.inject({ url });
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers["content-security-policy"], url).toContain("default-src 'none'");
      expect(answer.headers["x-frame-options"], url).toBe("DENY");
    }
    for (const url of ["/docs/../package.json", "/docs/%2e%2e/%2e%2e/package.json", "/docs/no"])
      expect((await server.inject({ url })).statusCode, url).toBe(404);
    await server.close();
  });
});
