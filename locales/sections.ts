type Sections = Record<string, object>;

/** Two sets of texts in one; sections with the same name are put together. */
export function joined<A extends Sections, B extends Sections>(first: A, second: B): A & B {
  const sections: Sections = { ...first };
  for (const [name, texts] of Object.entries(second))
    sections[name] = { ...sections[name], ...texts };
  return sections as A & B;
}
