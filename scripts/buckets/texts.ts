/** A table that a statement names, with the name by which it calls its columns. */
type Named = { table: string; called: string };

/** Words that can follow a table's name and are not another name of it. */
const NO_NAME =
  "from|into|table|truncate|update|where|set|on|order|group|for|limit|join|left|right|full|cross|inner|natural|using|values|select|returning|having|union|window|offset|fetch|tablesample|then|end";
const TABLE = new RegExp(
  `(?:\\b(?:from|join|update|into|using|table|truncate)\\s|,)\\s*(?:only\\s+)?(?:public\\.)?([a-z_]+)\\b(?:\\s+(?:as\\s+)?(?!(?:${NO_NAME})\\b)([a-z_]\\w*))?`,
  "g",
);

/** A text of SQL without comments, quoted texts and the quotes of names, in small letters. */
const plain = (text: string): string =>
  text
    .replace(/--[^\n]*/g, " ")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', "")
    .toLowerCase();

/** The tables among `tables` that a statement names. */
function namedIn(statement: string, tables: ReadonlySet<string>): Named[] {
  return [...statement.matchAll(TABLE)].flatMap(([, table = "", second]) => {
    if (!tables.has(table)) return [];
    return [{ table, called: second ?? table }];
  });
}

/** Whether a statement says the bucket of a table that it names. */
function saysBucket(statement: string, { table, called }: Named, isAlone: boolean): boolean {
  const isQualified = new RegExp(`\\b(?:${called}|${table})\\.bucket\\b`).test(statement);
  const isInserted = new RegExp(`\\binto\\s+${table}\\b[^(]*\\([^)]*\\bbucket\\b`).test(statement);
  return isQualified || isInserted || (isAlone && /(?<![.\w])bucket\b/.test(statement));
}

/**
 * One line for each placed table that a statement of the text names without its bucket.
 * @param text one statement, or the body of a function
 */
export function faultsOfText(place: string, text: string, placed: readonly string[]): string[] {
  const tables = new Set(placed);
  const faults = plain(text)
    .split(/;|\bloop\b|\bbegin\b/)
    .flatMap((statement) => {
      const named = namedIn(statement, tables);
      return named
        .filter((each) => !saysBucket(statement, each, named.length === 1))
        .map(({ table }) => `${place} names ${table} without its bucket`);
    });
  return [...new Set(faults)];
}

/** One line for each table that a function on the nodes reads or writes and that they do not have. */
export function tablesElsewhere(
  place: string,
  text: string,
  { all, here }: { all: readonly string[]; here: readonly string[] },
): string[] {
  const elsewhere = new Set(all.filter((table) => !here.includes(table)));
  const named = namedIn(plain(text), elsewhere).map(({ table }) => table);
  return [...new Set(named)].map((table) => `${place} names ${table}, which is on the coordinator`);
}
