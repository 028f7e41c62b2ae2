import type { officeCalls, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

type ReadName = {
  [Name in OfficeCallName]: (typeof officeCalls)[Name]["kind"] extends "read" ? Name : never;
}[OfficeCallName];

/** What to ask each reading call for: the first pages and searches an operator begins with. */
type Reads = { [Name in ReadName]: readonly OfficeInput<Name>[] };

const dayAt = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const month = { from: dayAt(29), until: dayAt(0) };

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
  "get-help-inbox": [{ list: "waiting" }, { list: "done" }, { list: "done", member: "demo1" }],
  "get-help-thread": [{ id: 1 }],
  "get-reply-templates": [{}],
  "get-mailings": [{}],
  "get-mailing": [{ id: 1 }],
  "get-mailing-sites": [{}],
  "count-mailing-readers": [
    {
      audience: {
        member: null,
        levelFrom: 1,
        levelTo: 10,
        status: null,
        siteId: null,
        activeSince: null,
      },
    },
  ],
  "get-announcements": [{ kind: "notice" }, { kind: "popup" }],
  "get-announcement": [{ kind: "notice", id: 1 }],
  "preview-html": [{ written: "<b>Moonlight</b>" }],
  "get-overview": [{}],
  "get-money-report": [
    { ...month, grouping: "day" },
    { ...month, grouping: "provider" },
    { from: dayAt(364), until: dayAt(0), grouping: "month" },
  ],
  "get-activity-report": [
    { ...month, grouping: "day" },
    { from: dayAt(364), until: dayAt(0), grouping: "month" },
  ],
  "get-return-report": [month],
  "get-operators": [{}],
  "get-invitations": [{}],
  "get-operator-sign-ins": [{}],
  "get-audit-entries": [{}],
  "get-audit-choices": [{}],
  "get-sites": [{}],
  "get-site-text": [{ siteId: 1, kind: "terms", locale: "ko" }],
  "get-receiving-accounts": [{}],
  "get-money-limits": [{}],
  "get-comp-rates": [{}],
  "get-switches": [{}],
};
