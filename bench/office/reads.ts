import type { officeCalls, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

type ReadName = {
  [Name in OfficeCallName]: (typeof officeCalls)[Name]["kind"] extends "read" ? Name : never;
}[OfficeCallName];

/** What to ask each reading call for: the first pages and searches an operator begins with. */
type Reads = { [Name in ReadName]: readonly OfficeInput<Name>[] };

/**
 * A reading call that is not in this list does not compile. An empty list stands where the small
 * seed has nothing to ask for. Members are those of the demo, so that both sizes have them.
 */
export const reads: Reads = {
  "get-own-self": [{}],
  "get-own-sessions": [{}],
  "get-own-sign-ins": [{}],
  "get-proposals": [{}],
  "get-help-inbox": [{ list: "waiting" }, { list: "done" }],
  "get-help-thread": [{ id: 1 }],
  "get-reply-templates": [{}],
  "get-mailings": [{}],
  "get-mailing": [],
  "get-mailing-sites": [{}],
  "count-mailing-readers": [
    {
      audience: {
        member: null,
        levelFrom: 1,
        levelTo: 10,
        status: "active",
        siteId: null,
        activeSince: null,
      },
    },
  ],
  "get-announcements": [{ kind: "notice" }, { kind: "popup" }],
  "get-announcement": [{ kind: "notice", id: 1 }],
  "preview-html": [{ written: "<p>moon</p>" }],
  "find-members": [
    { by: "any" },
    { by: "any", query: "demo" },
    { by: "id", query: "demo1" },
    { by: "nick", query: "moon" },
    { by: "phone", query: "0001" },
    { by: "bank", query: "7890" },
    { by: "any", status: "suspended" },
    { by: "any", level: 4 },
  ],
  "get-member": [{ id: 1 }],
  "get-member-links": [{ id: 1 }],
  "get-member-sign-ins": [{ id: 1 }],
  "get-member-remarks": [{ id: 1 }],
  "get-member-audit": [{ id: 1 }],
  "get-member-requests": [{ id: 1 }],
  "get-member-rounds": [{ id: 1 }],
  "get-member-helps": [{ id: 1 }],
  "get-member-notes": [{ id: 1 }],
  "get-member-limits": [{ id: 1 }],
  "get-member-entries": [{ id: 1, account: "cash" }],
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
  "get-payment-queue": [
    { kind: "deposit", filter: "open" },
    { kind: "withdrawal", filter: "decided" },
  ],
  "get-payment": [{ id: 1 }],
  "get-statement-lines": [{ view: "open" }, { view: "settled" }, { view: "ignored" }],
  "preview-statement": [
    {
      accountId: 1,
      fileName: "bank.csv",
      content: Buffer.from("날짜,입금액,보낸분\n2026-11-21,50000,김달빛").toString("base64"),
    },
  ],
  "get-game-providers": [{}],
  "get-provider-games": [{ provider: "tiger" }],
  "get-game-connections": [{}],
  "find-rounds": [{}, { state: "open" }, { loginId: "demo1" }, { round: "no-such-round" }],
  "get-round": [{ id: "1-1" }],
  "get-stuck-rounds": [{}],
  "get-jackpot-pools": [{}],
};
