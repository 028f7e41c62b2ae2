/**
 * The built-in terms and privacy notice, which hold until an operator publishes their own. Plain
 * text: an empty line ends a paragraph, "## " begins a heading. `age` arrives formatted.
 */
export type LegalTexts = {
  terms: (site: string, age: string) => string;
  privacy: (site: string) => string;
};
