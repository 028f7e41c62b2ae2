import type { officeCalls, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

type ReadName = {
  [Name in OfficeCallName]: (typeof officeCalls)[Name]["kind"] extends "read" ? Name : never;
}[OfficeCallName];

/** What to ask each reading call for: the first pages and searches an operator begins with. */
type Reads = { [Name in ReadName]: readonly OfficeInput<Name>[] };

/** A reading call that is not in this list does not compile. */
export const reads: Reads = {
  "get-own-self": [{}],
  "get-own-sessions": [{}],
  "get-own-sign-ins": [{}],
  "get-proposals": [{}],
  "get-payment-queue": [
    { kind: "deposit", filter: "open" },
    { kind: "withdrawal", filter: "decided" },
  ],
  "get-payment": [{ id: 1 }],
};
