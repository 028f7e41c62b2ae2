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
  "find-members": [
    { by: "any" },
    { by: "any", status: "suspended" },
    { by: "any", level: 4 },
    { by: "any", query: "12345678" },
    { by: "id", query: "g" },
    { by: "nick", query: "g1" },
    { by: "phone", query: "4567" },
    { by: "bank", query: "4567" },
    { by: "round", query: "1-2" },
  ],
  "get-member": [{ id: 1 }],
  "get-member-links": [{ id: 1 }],
  "get-member-sign-ins": [{ id: 1 }],
  "get-member-remarks": [{ id: 1 }],
  "get-member-audit": [{ id: 1 }],
  "get-member-entries": [{ id: 1, account: "cash" }],
  "get-member-requests": [{ id: 1 }],
  "get-member-rounds": [{ id: 1 }],
  "get-member-helps": [{ id: 1 }],
  "get-member-notes": [{ id: 1 }],
  "get-member-limits": [{ id: 1 }],
  "get-help-inbox": [{ list: "waiting" }, { list: "done" }, { list: "done", member: "demo1" }],
  "get-help-thread": [{ id: 1 }],
  "get-reply-templates": [{}],
  "get-mailings": [{}],
  // The demo has sent no mailing: nothing to open.
  "get-mailing": [],
  "get-mailing-sites": [{}],
  "count-mailing-readers": [
    {
      audience: {
        member: null,
        levelFrom: 4,
        levelTo: 10,
        status: null,
        siteId: null,
        activeSince: null,
      },
    },
  ],
  "get-announcements": [{ kind: "notice" }, { kind: "popup" }],
  "get-announcement": [{ kind: "notice", id: 1 }],
  "preview-html": [{ written: "<p>A short notice.</p>" }],
  "get-operators": [{}],
  "get-invitations": [{}],
  "get-operator-sign-ins": [{}],
  "get-audit-entries": [{}, { call: "change-money-limits" }],
  "get-audit-choices": [{}],
  "get-sites": [{}],
  "get-site-text": [{ siteId: 1, kind: "terms", locale: "ko" }],
  "get-receiving-accounts": [{}],
  "get-money-limits": [{}],
  "get-comp-rates": [{}],
  "get-switches": [{}],
};
