import { readdir } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { visitPage } from "#tests/support/page-visits.ts";

const test = useTestApp({}, { hasPages: true });
let admin: string;
let ruby: number;

const rules = {
  registrationOpen: true,
  codeRequired: false,
  minimumAge: 19,
  defaultLocale: "ko",
};
const builtIn = { accent: null, onAccent: null, focus: null, texts: [] };

beforeAll(async () => {
  admin = await operatorWithRole(test, "admin");
  const input = { host: "ruby.test", name: "루비", ...rules, reason: "a second site" };
  ruby = Number((await officeCall(test, "add-site", input, admin)).body["id"]);
});

const look = async () => (await officeCall(test, "get-site-look", { siteId: ruby }, admin)).body;
async function change(part: object, version?: number) {
  const seen = version ?? (await look())["version"];
  const input = { siteId: ruby, version: seen, ...builtIn, ...part, reason: "our brand" };
  return (await officeCall(test, "change-site-look", input, admin)).body;
}
const page = async (url: string, host = "ruby.test", headers = {}) =>
  (await visitPage(test.app, url, { host, ...headers })).html;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#cc3366" } });
const base64 = async (image: Sharp) => (await image.toBuffer()).toString("base64");

describe("the look of a site", () => {
  it("is on the next page of its visitors and members, and of no other site", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const [before, elsewhere] = [await page("/"), await page("/", "other.test")];
    expect(before).not.toContain(".member-looks{--gold");
    const texts = [
      { locale: "ko", title: "루비의 밤", line: "오늘도\n반갑습니다", button: "둘러보기" },
      { locale: "en", title: "Ruby night", line: "", button: "" },
    ];
    expect(await change({ accent: "#ff9db0", focus: "#ffffff", texts })).toEqual({
      status: "success",
    });
    for (const html of [await page("/"), await page("/", "ruby.test", { cookie })]) {
      expect(html).toContain(".member-looks{--gold:#ff9db0;--gold-light:#ff");
      expect(html).toContain("--focus:#ffffff}");
      expect(html).toContain("루비의 밤");
      expect(html).toContain("둘러보기");
      expect(html).not.toContain("달이 뜨는 시간");
    }
    const english = await page("/en");
    expect(english).toContain("Ruby night");
    // Only the title is written, so the rest is built in.
    expect(english).toContain("Browse casino");
    expect(await page("/register")).toContain("--gold:#ff9db0");
    expect(await page("/offline")).toContain("--gold:#ff9db0");
    const after = await page("/", "other.test");
    for (const html of [elsewhere, after]) {
      expect(html).toContain("달이 뜨는 시간");
      expect(html).not.toContain("--gold:#ff9db0");
    }
  });

  it("names in the audit trail what changed", async () => {
    await change({ accent: "#ff9db0" });
    await change({
      accent: "#8fd0ff",
      texts: [{ locale: "th", title: "x", line: "", button: "" }],
    });
    expect(await lastAuditRow(test, `site:${ruby}`)).toMatchObject({
      call: "change-site-look",
      before: { accent: "#ff9db0", "th.bannerTitle": null },
      after: { accent: "#8fd0ff", "th.bannerTitle": "x" },
    });
  });

  it("is refused with the colour that cannot be seen and the contrast measured", async () => {
    expect(await change({ accent: "#b3261e" })).toEqual({
      status: "contrast",
      field: "accent",
      min: 4.5,
      now: { contrast: 1.99 },
    });
    expect(await change({ onAccent: "#ffffff" })).toMatchObject({
      status: "contrast",
      field: "onAccent",
    });
    expect(await change({ focus: "#11141f" })).toMatchObject({
      status: "contrast",
      field: "focus",
      min: 3,
    });
  });

  it("is refused when changed meanwhile, the same, of an unknown site, or without form", async () => {
    await change({ accent: "#8fd0ff" });
    expect(await change({ accent: "#8fd0ff" })).toEqual({ status: "already" });
    expect(await change({ accent: "#ff9db0" }, 1)).toMatchObject({ status: "stale" });
    const input = { siteId: 99_999, version: 1, ...builtIn, reason: "our brand" };
    const unknown = await officeCall(test, "change-site-look", input, admin);
    expect(unknown.body).toEqual({ status: "not_found" });
    const long = { locale: "ko", title: "가".repeat(23), line: "", button: "" };
    for (const wrong of [{ accent: "red" }, { accent: "#FF9DB0" }, { texts: [long] }])
      expect(await change(wrong)).toMatchObject({ status: "invalid" });
  });
});

describe("the logo of a site", () => {
  it("is encoded anew, served without end, and named by the site", async () => {
    const picture = await blank(400, 100)
      .withExif({ IFD0: { Copyright: "secret" } })
      .png()
      .toBuffer();
    expect(await change({ logo: picture.toString("base64") })).toEqual({ status: "success" });
    const shown = String((await look())["logo"]);
    expect(shown).toMatch(/^\/art\/uploaded\/logo-[0-9a-f]{24}\.webp$/);
    expect(await page("/")).toContain(`<img src="${shown}" alt="루비" width="152" height="38"/>`);
    const headers = { host: "ruby.test" };
    const served = await test.app.server.inject({ url: shown, headers });
    expect(served.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const kept = await sharp(served.rawPayload).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(["webp", 304, 76, undefined]);

    const icon = shown.replace(".webp", "-192.png");
    expect(await page("/")).toContain(`<link rel="apple-touch-icon" href="${icon}">`);
    const manifest = await test.app.server.inject({ url: "/manifest.webmanifest", headers });
    const { icons } = JSON.parse(manifest.body) as { icons: { src: string; sizes: string }[] };
    expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    for (const { src, sizes } of icons) {
      const { rawPayload } = await test.app.server.inject({ url: src, headers });
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it("stays without a new one, and goes with null", async () => {
    await change({ logo: await base64(blank(300, 150).jpeg()) });
    const { logo } = await look();
    await change({ accent: "#ff9db0" });
    expect((await look())["logo"]).toBe(logo);
    expect(await change({ accent: "#ff9db0", logo: null })).toEqual({ status: "success" });
    expect((await look())["logo"]).toBeNull();
    expect(await page("/")).not.toContain("/art/uploaded/logo-");
  });

  it("is no SVG, animation, text, tiny, huge, broken or very wide picture", async () => {
    const before = await readdir(test.uploadsDir);
    const png = await blank(200, 100).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
    for (const wrong of [
      Buffer.from(svg),
      await blank(200, 100).gif().toBuffer(),
      await blank(75, 75).png().toBuffer(),
      await blank(410, 100).png().toBuffer(),
      await blank(8_001, 3_000).png().toBuffer(),
      png.subarray(0, 60),
      Buffer.concat([png, Buffer.alloc(4_000_001)]),
    ])
      expect(await change({ logo: wrong.toString("base64") })).toEqual({ status: "limit" });
    expect(await readdir(test.uploadsDir)).toEqual(before);
  });
});
