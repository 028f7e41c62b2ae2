import type { OfficeSheetFileTexts } from "#locales/ko/office/sheet-files.ts";

export const enOfficeSheetFiles = {
  bringIn: "Import info sheets",
  lead: "A CSV file with one game in each line. Its first line has these column names, in any order. Of the rules_ columns, include the languages that you need.",
  fileHint:
    "Up to 8 MB and 20,000 lines, UTF-8 or EUC-KR. Write stakes as digits, in won. Write one rule per line, with line breaks inside a quoted cell. An empty cell keeps what is already written. Games that are not in the catalogue yet are accepted.",
  found: (lines, changed) => `Lines read: ${lines}. Info sheets that change: ${changed}.`,
  awaited: (count) =>
    `Games that are not in the catalogue yet: ${count}. They take their info sheets when they are added.`,
  told: (count) => `Games whose stakes come from the provider's feed and do not change: ${count}.`,
  saved: "The info sheets were saved.",
  awaitedTitle: "Awaited info sheets",
  awaitedLead:
    "Info sheets of games that are not in the catalogue yet. A game takes its sheet when it is added. Delete one whose code is wrong.",
  code: "Game code",
  since: "Awaited since",
  sinceUnknown: "Not recorded",
  shownOf: (count, all) => `The oldest ${count} of ${all}`,
  drop: "Delete",
  dropOf: (code) => `Delete the info sheet of ${code}`,
  dropAll: "Delete all shown",
  dropLead:
    "The info sheets are deleted. This cannot be undone; importing the file again writes them again.",
  dropped: "The info sheets were deleted.",
  faults: {
    repeated: "This game appears twice",
    empty: "No games",
    stakes: "Minimum and maximum stake do not fit together",
    language: "A column for an unsupported language",
  },
} satisfies OfficeSheetFileTexts;
