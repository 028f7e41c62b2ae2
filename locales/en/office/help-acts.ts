import type { HelpActTexts } from "#locales/ko/office/help-acts.ts";

/** Acts of the help desk in the audit trail. */
export const enHelpActs = {
  "handle-contact": "Mark a visitor's inquiry handled",
  "decide-complaint": "Decide a complaint",
  "export-complaint-months": "Download complaints by month",
  "close-help": "Close an inquiry",
  "file-help": "File or assign an inquiry",
} satisfies HelpActTexts;
