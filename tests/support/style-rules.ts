/** A rule of a style sheet with its own declarations, without those of rules inside it. */
export type Rule = {
  selector: string;
  /** The rules around it, the outermost first. */
  inside: readonly string[];
  values: ReadonlyMap<string, string>;
};

/** Every rule of a sheet in order; at-rules and nested rules count as rules. */
export function declarationsOf(css: string): Rule[] {
  const rules: (Rule & { values: Map<string, string> })[] = [];
  const open: (typeof rules)[number][] = [];
  let text = "";
  for (const sign of css.replace(/\/\*.*?\*\//gs, "")) {
    if (sign === "{") {
      const rule = {
        selector: text.trim().replace(/\s+/g, " "),
        inside: open.map(({ selector }) => selector),
        values: new Map<string, string>(),
      };
      rules.push(rule);
      open.push(rule);
    }
    if (sign === ";" || sign === "}") {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
      if (name && value) open.at(-1)?.values.set(name, value);
    }
    if (sign === "}") open.pop();
    text = "{};".includes(sign) ? "" : text + sign;
  }
  return rules;
}
