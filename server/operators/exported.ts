import type { Facts } from "#server/operators/office-handler.ts";

/**
 * What an act answers that exports a list: the file's lines, which are read while they are sent,
 * after the audit row with the list's filter is committed.
 */
export const exported = (object: string, filter: object, lines: AsyncIterable<string>) => ({
  answer: { lines },
  audit: { object, before: null, after: JSON.parse(JSON.stringify(filter)) as Facts },
});
