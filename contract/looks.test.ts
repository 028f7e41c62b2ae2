import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "#contract/contrast.ts";
import {
  brandTokens,
  builtInColors,
  contrastFault,
  memberSurfaces,
  type BrandColors,
} from "#contract/looks.ts";
import { fitsBanner } from "#contract/office/looks.ts";
import { declarationsOf } from "#tests/support/style-rules.ts";

const builtIn: BrandColors = { accent: null, onAccent: null, focus: null };
const sheet = declarationsOf(readFileSync("ui/member-looks.css", "utf8")).find(
  ({ selector }) => selector === ".member-looks",
);
const token = (name: string) => sheet?.values.get(name);

describe("the colours of a site", () => {
  it("are checked against the colours that the style sheet has", () => {
    expect([token("--gold"), token("--on-gold"), token("--focus")]).toEqual(
      Object.values(builtInColors),
    );
    expect(["--bg", "--s1", "--s2", "--s3", "--s4"].map(token)).toEqual(memberSurfaces);
  });

  it("have no fault while they are built in, and set only what is the site's own", () => {
    expect(contrastFault(builtIn)).toBeNull();
    expect(brandTokens(builtIn)).toEqual({});
    const tokens = brandTokens({ ...builtIn, accent: "#8fd0ff" });
    expect(Object.keys(tokens)).toEqual(["--gold", "--gold-light", "--gold-bright", "--gold-deep"]);
    expect(tokens["--gold"]).toBe("#8fd0ff");
    for (const name of Object.keys(tokens)) expect(token(name), name).toBeDefined();
  });

  it.each([
    ["accent", { accent: "#b3261e" }, 4.5],
    ["onAccent", { onAccent: "#ffffff" }, 4.5],
    ["focus", { focus: "#3a4260" }, 3],
  ] as const)("name %s with what was measured when it cannot be seen", (field, own, least) => {
    const fault = contrastFault({ ...builtIn, ...own });
    expect(fault).toMatchObject({ field, least });
    expect(fault?.ratio).toBeLessThan(least);
  });

  it("that are accepted can be read on every surface and on their own buttons", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel)
      .map((rgb) => `#${rgb.map((each) => each.toString(16).padStart(2, "0")).join("")}`);
    let accepted = 0;
    fc.assert(
      fc.property(fc.record({ accent: color, onAccent: color, focus: color }), (colors) => {
        if (contrastFault(colors)) return;
        accepted += 1;
        for (const surface of memberSurfaces) {
          expect(contrast(colors.accent, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colors.focus, surface)).toBeGreaterThanOrEqual(3);
        }
        const tokens = brandTokens(colors);
        for (const name of ["--gold", "--gold-light", "--gold-bright", "--gold-deep"])
          expect(contrast(colors.onAccent, tokens[name] ?? "")).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

describe("a text of the banner", () => {
  it("has room when it is as long as the built-in ones; wide letters count twice", () => {
    expect(fitsBanner("title", "달이 뜨는 시간,\n자리가 준비되었습니다")).toBe(true);
    expect(fitsBanner("title", "The moon is up,\nyour seat is ready")).toBe(true);
    expect(fitsBanner("title", "가".repeat(22))).toBe(true);
    expect(fitsBanner("title", "가".repeat(23))).toBe(false);
    expect(fitsBanner("title", "one\ntwo\nthree")).toBe(false);
    expect(fitsBanner("button", "one\ntwo")).toBe(false);
  });
});
