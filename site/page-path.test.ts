import { expect, it } from "vitest";
import { ownPath, splitLocale } from "#site/page-path.ts";

it.each([
  ["/ko", "ko", "/"],
  ["/ko?x=1", "ko", "/?x=1"],
  ["/en/login?x", "en", "/login?x"],
  ["/slot", "ko", "/slot"],
  ["/korea", "ko", "/korea"],
])("%s is %s and %s", (path, locale, inside) => {
  expect(splitLocale(path)).toMatchObject({ locale, inside });
});

it.each([
  "/ko//evil.example/x",
  "/ko///evil.example/x",
  "/ko/\\evil.example/x",
  "/ko\\\\evil.example/x",
  "/ko/\\/evil.example/x",
  "//evil.example/x",
  "/\\evil.example/x",
])("%s stays on this host", (path) => {
  const { inside } = splitLocale(path);
  for (const each of [inside, ownPath(path)])
    expect(new URL(each, "https://site.test").origin, each).toBe("https://site.test");
});
