import { parseSetCookie } from "cookie";
import { expect, it } from "vitest";
import { languageCookie } from "#site/frame/language-cookie.ts";

it("the chosen language is bound to the host over TLS, which a proxy may end", () => {
  const cookie = parseSetCookie(languageCookie("th", "https:"));
  expect(cookie).toMatchObject({
    name: "__Host-locale",
    value: "th",
    path: "/",
    secure: true,
    sameSite: "lax",
  });
  expect(cookie).not.toHaveProperty("domain");
});

it("without TLS the name has no prefix, which browsers would refuse", () => {
  const cookie = parseSetCookie(languageCookie("th", "http:"));
  expect([cookie?.name, cookie?.secure]).toEqual(["locale", undefined]);
});
