import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const variables = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/(--[a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );

it("previews in the member site's own colours and measures", async () => {
  const site = await readFile("site/styles/base.css", "utf8");
  const preview = await readFile("backoffice/styles/member-looks.css", "utf8");
  const root = variables(/:root \{([^}]*)\}/.exec(site)?.[1] ?? "");
  const copied = variables(/\.member-looks \{([^}&]*)/.exec(preview)?.[1] ?? "");
  expect(copied.size).toBeGreaterThan(20);
  for (const [name, value] of copied) expect([name, root.get(name)]).toEqual([name, value]);
});
