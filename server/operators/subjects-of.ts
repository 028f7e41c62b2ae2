/** Finds what the objects of acts are, such as members and games, which other nouns store. */
export type SubjectsOf<Subject> = (
  objects: readonly string[],
) => Promise<(object: string) => Subject>;
