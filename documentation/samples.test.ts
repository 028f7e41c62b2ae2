import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";

const markdown = readFileSync(join(import.meta.dirname, "../docs/api.md"), "utf8");
const blocks = [...markdown.matchAll(/```http\n([\s\S]*?)\n```/g)].map(([, text = ""]) => text);

/** The first line, the headers and the body of a block. */
function partsOf(block: string) {
  const [head = "", body = ""] = block.split("\n\n");
  const [first = "", ...headers] = head.split("\n");
  return { first, headers: headers.map((line) => line.split(": ") as [string, string]), body };
}

/** `…` in a sample matches any value; everything else must be equal. */
const expected = (value: unknown): unknown => {
  if (value === "…") return expect.anything();
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, expected(inner)]);
  return expect.objectContaining(Object.fromEntries(entries));
};

describe("the samples", () => {
  const test = useTestApp();

  it("get the answers that the page of the first calls shows", async () => {
    const cookies = new Map<string, string>();
    expect(blocks.length).toBeGreaterThan(10);
    for (let index = 0; index < blocks.length; index += 2) {
      const request = partsOf(blocks[index] ?? "");
      const answer = partsOf(blocks[index + 1] ?? "");
      const [method, url = ""] = request.first.split(" ");
      expect(method).toBe("POST");
      const came = await test.app.server.inject({
        method: "POST",
        url,
        payload: request.body,
        headers: {
          host: "site.test",
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...Object.fromEntries(request.headers),
        },
      });
      for (const { name, value } of came.cookies) cookies.set(name, value);
      expect(`HTTP ${came.statusCode}`, request.first).toBe(answer.first);
      expect(came.json(), request.first).toEqual(expected(JSON.parse(answer.body)));
    }
  });
});
