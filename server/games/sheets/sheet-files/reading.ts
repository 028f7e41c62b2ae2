import { localeCodes } from "#contract/locales.ts";
import { MOST_GAME_LINES } from "#contract/office/game-files.ts";
import {
  neededSheetColumns,
  ruleColumns,
  sheetRules,
  type SheetColumn,
  type SheetFault,
} from "#contract/office/sheet-files.ts";
import type { WrittenSheet } from "#contract/office/sheets.ts";
import { plainName, readLines, readNamed } from "#server/games/game-files/named-columns.ts";

/** What a line says of a game; what it leaves empty is null or absent. */
export type SheetLine = WrittenSheet & { game: string };
export type SheetReading = { columns: string[]; lines: SheetLine[]; faults: SheetFault[] };

const optional = localeCodes.map((locale) => ruleColumns[locale]);
const known = new Set(optional.map(plainName));

/**
 * Reads a file of info sheets, a game in each line below the names of its columns. A cell that does
 * not keep to its column's rule, stakes that do not belong together, a game that is twice in the file
 * and rules in an unknown language are faults with line and column.
 */
export function readSheets(bytes: Uint8Array): SheetReading {
  const needed = neededSheetColumns;
  const file = readNamed<SheetColumn>(bytes, { needed, optional, mostLines: MOST_GAME_LINES });
  const languages = file.faults.length > 0 ? [] : unknownLanguages(file.columns);
  const seen = new Set<string>();
  const { lines, faults } = readLines(file, {
    rules: sheetRules,
    valueIn,
    wrongIn: ({ game, minStake, maxStake }) => {
      const isRepeated = seen.has(game);
      seen.add(game);
      if ((minStake === "") !== (maxStake === "")) return { code: "stakes", name: "minStake" };
      if (Number(minStake) > Number(maxStake)) return { code: "stakes", name: "minStake" };
      return isRepeated ? { code: "repeated", name: "game" } : null;
    },
  });
  return {
    columns: file.columns,
    lines: lines.map(sheetOf),
    faults: [...file.faults, ...languages, ...faults],
  };
}

/** A misspelt column of rules would be left out without a word. */
const unknownLanguages = (columns: readonly string[]): SheetFault[] =>
  columns.flatMap((text, column) => {
    const name = plainName(text);
    if (!name.startsWith("rules") || known.has(name)) return [];
    return [{ code: "language", line: 1, column, text: text.slice(0, 80) }];
  });

const sheetOf = (values: Record<SheetColumn, string>): SheetLine => ({
  game: values.game,
  stakes:
    values.minStake === ""
      ? null
      : { least: Number(values.minStake), most: Number(values.maxStake) },
  rules: Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const text = values[ruleColumns[locale]];
      return text === "" ? [] : [[locale, text]];
    }),
  ),
});

/** Rules are stored with one line break between two of them, as the office's editor writes them. */
const valueIn = (name: SheetColumn, text: string): string =>
  name.startsWith("rules") ? text.replaceAll(/\r\n?/g, "\n").trim() : text;
