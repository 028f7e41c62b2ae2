import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "#contract/contrast.ts";
import { declarationsOf, type Rule } from "#tests/support/style-rules.ts";

const sheets = globSync(["site/**/*.css", "ui/**/*.css"]);
/** Excludes print styles: black on white. */
const rules = sheets
  .flatMap((sheet) => declarationsOf(readFileSync(sheet, "utf8")))
  .filter(({ inside }) => !inside.includes("@media print"));
const tokens = new Map(
  rules.flatMap(({ selector, values }) =>
    selector === ".member-looks" ? [...values].filter(([name]) => name.startsWith("--")) : [],
  ),
);

const surfaces = ["--bg", "--s1", "--s2", "--s3", "--s4"];
const textTokens = [
  "--t1",
  "--t2",
  "--t3",
  "--gold",
  "--jade",
  "--coral",
  "--sky",
  "--violet",
  "--amber",
];
/** Colours of control edges and the focus ring. Source: WCAG 2.2, 1.4.11. */
const edgeTokens = ["--border-ui", "--focus"];

/** A value with the tokens in place of their names, and a translucent token as `rgb()`. */
function plainColors(value: string): string {
  const named = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? "");
  if (named !== value) return plainColors(named);
  return named.replace(
    /color-mix\(in srgb, #([0-9a-f]{6}) ([\d.]+)%, transparent\)/g,
    (_, hex: string, percent: string) => {
      const channels = (hex.match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16));
      return `rgb(${channels.join(" ")} / ${Number(percent) / 100})`;
    },
  );
}

/** All colours of a value: each stop of a gradient, mixed over the background. */
function colorsIn(value: string, behind: readonly string[]): string[] {
  const plain = plainColors(value);
  const found: string[] = plain.match(/#[0-9a-f]{3,6}\b|rgb\([^)]*\)/g) ?? [];
  return found.flatMap((color) => {
    if (color.length === 4) return color.replace(/[0-9a-f]/g, "$&$&");
    if (color.startsWith("#")) return color;
    const [red = 0, green = 0, blue = 0, share = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return behind.map((back) => {
      const mixed = [red, green, blue].map((channel, index) => {
        const under = Number.parseInt(back.slice(1 + index * 2, 3 + index * 2), 16);
        return Math.round(channel * share + under * (1 - share));
      });
      return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    });
  });
}
const token = (name: string): string => tokens.get(name) ?? "";
const worst = (ones: readonly string[], others: readonly string[]): number =>
  Math.min(...ones.flatMap((one) => others.map((other) => contrast(one, other))));

/** The background of a translucent colour; dark text is used on gold only. */
const behind = (color: string): string[] =>
  color.includes("--on-gold") ? [token("--gold")] : surfaces.slice(0, 4).map(token);

const coloured = (rule: Rule): boolean => {
  const back = rule.values.get("background") ?? rule.values.get("background-color") ?? "";
  return rule.values.has("color") && colorsIn(back, [token("--bg")]).length > 0;
};

/** Source: WCAG 2.2, 1.4.3 and 1.4.11. */
describe("colours of the member site", () => {
  it.each(textTokens)("%s can be read on every surface", (name) => {
    for (const surface of surfaces)
      expect(contrast(token(name), token(surface)), surface).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgeTokens)("%s can be seen on every surface", (name) => {
    for (const surface of surfaces)
      expect(contrast(token(name), token(surface)), surface).toBeGreaterThanOrEqual(3);
  });

  it.each(rules.filter(coloured).map((rule) => [rule.selector, rule] as const))(
    "%s can be read on its own background",
    (_, { values }) => {
      const color = values.get("color") ?? "";
      const back = values.get("background") ?? values.get("background-color") ?? "";
      const colors = colorsIn(color, behind(color));
      expect(worst(colors, colorsIn(back, behind(color)))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("every text uses a colour that is meant for text", () => {
    const known = new Set([...textTokens, "--on-gold"]);
    const used = rules.flatMap(({ values, selector }) => {
      const name = /^var\((--[\w-]+)\)$/.exec(values.get("color") ?? "")?.[1];
      return name && !known.has(name) ? [`${selector}: ${name}`] : [];
    });
    expect(used).toEqual([]);
  });
});
