import type { koHelpFiles } from "#locales/ko/help-files.ts";

/** The texts about files of messages, which the member site and the office share. */
export type FileWords = typeof koHelpFiles;
