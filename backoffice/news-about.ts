import type { OfficeNews } from "#contract/office/events.ts";

/** Whether it is an operator's act on one of these kinds of objects, such as `payment`. */
export const actsOn =
  (...nouns: readonly string[]) =>
  ({ name, said }: OfficeNews): boolean =>
    name === "operator.acted" && nouns.includes(String(said["object"]).split(":")[0] ?? "");

/** Whether an act was proposed to a second operator, or a proposal decided. */
export const isAboutProposals = ({ name, said }: OfficeNews): boolean =>
  name === "operator.acted" &&
  (said["call"] === "decide-proposal" || String(said["call"]).startsWith("propose/"));
