import type { ActName, OfficeInput } from "#contract/office/calls.ts";

/**
 * What a test sends with an act beside its reason. `{}` would take in every promise, so an act
 * without fields is given a record without keys.
 */
export type Given<Name extends ActName> = keyof OfficeInput<Name> extends "reason"
  ? Record<string, never>
  : Omit<OfficeInput<Name>, "reason">;
export type Acts = { [Name in ActName]: () => Given<Name> | Promise<Given<Name>> };
