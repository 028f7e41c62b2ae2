/**
 * Pseudo-localised texts: every text in brackets, with accented letters and two fifths longer. Text
 * on a page without brackets does not come from `locales/`; clipped text is clipped in a long
 * language too. The function is self-contained, because it also runs in the browser as text.
 */
export function pseudoTexts<T>(texts: T): T {
  const plain = "aceinouyACEINOUY";
  const strange = "åçëïñöüÿÅÇËÏÑÖÜÝ";
  const lineOf = (line: string): string => {
    const missing = Math.ceil(line.length * 0.4) - 2;
    let added = 0;
    const letters = [...line].map((letter) => {
      const other = strange[plain.indexOf(letter)] ?? letter;
      const doubles = added < missing && /[aeiouy]/i.test(letter);
      if (doubles) added += 1;
      return doubles ? other + other : other;
    });
    // A text with few vowels gets the rest of its length as one more word.
    const rest = missing - added > 2 ? ` ${"~".repeat(missing - added - 1)}` : "";
    return line === "" ? line : `⟦${letters.join("")}${rest}⟧`;
  };
  const wrapped = (value: unknown): unknown => {
    if (typeof value === "string") return value.split("\n").map(lineOf).join("\n");
    if (typeof value === "function")
      return (...details: unknown[]) =>
        wrapped((value as (...all: unknown[]) => unknown)(...details));
    if (Array.isArray(value)) return value.map(wrapped);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wrapped(each)]));
  };
  return wrapped(texts) as T;
}

/** A built chunk of English texts, changed to export pseudo texts. */
export function pseudoChunk(source: string): string {
  const exported = /export\s*\{\s*(\w+)(?:\s+as\s+(\w+))?\s*\};?/;
  if (!exported.test(source)) throw new Error("The chunk of the English texts exports no texts.");
  return source.replace(exported, (_, name: string, alias: string | undefined) =>
    [
      `const strangeTexts = (${pseudoTexts.toString()})(${name});`,
      `export { strangeTexts as ${alias ?? name} };`,
    ].join("\n"),
  );
}
