import type { OfficeInput } from "#contract/office/calls.ts";
import { signInOutcomes } from "#contract/office/operators.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { numberIn } from "#ui/number-in.ts";

type Address = { query: URLSearchParams };

/** The answer of a call without refusals. */
export const loadAccount = async (call: OfficeCaller) => {
  const [sessions, signIns, passkeys] = await Promise.all([
    call("get-own-sessions", {}),
    call("get-own-sign-ins", {}),
    call("get-own-passkeys", {}),
  ]);
  return {
    sessions: sessions.status === "success" ? sessions.sessions : [],
    events: signIns.status === "success" ? signIns.events : [],
    passkeys: passkeys.status === "success" ? passkeys : null,
  };
};
export type AccountPage = Awaited<ReturnType<typeof loadAccount>>;

export const loadStaff = async (call: OfficeCaller, { query }: Address) => {
  const after = numberIn(query.get("after"));
  const [people, invited, rule, approvalRule] = await Promise.all([
    call("get-operators", { after }),
    call("get-invitations", {}),
    call("get-sign-in-rule", {}),
    call("get-approval-rule", {}),
  ]);
  return {
    operators: people.status === "success" ? people.operators : [],
    next: people.status === "success" ? people.next : null,
    invitations: invited.status === "success" ? invited.invitations : [],
    rule: rule.status === "success" ? rule : null,
    approvalRule: approvalRule.status === "success" ? approvalRule : null,
  };
};
export type StaffPage = Awaited<ReturnType<typeof loadStaff>>;

export const loadSignIns = async (call: OfficeCaller, { query }: Address) => {
  const [attempts, people] = await Promise.all([
    call("get-operator-sign-ins", {
      operator: numberIn(query.get("operator")),
      outcome: signInOutcomes.find((outcome) => outcome === query.get("outcome")),
      before: numberIn(query.get("before")),
    }),
    call("get-operators", {}),
  ]);
  return {
    events: attempts.status === "success" ? attempts.events : [],
    next: attempts.status === "success" ? attempts.next : null,
    operators: people.status === "success" ? people.operators : [],
  };
};
export type SignInsPage = Awaited<ReturnType<typeof loadSignIns>>;

export const auditFields = ["operator", "call", "object", "from", "until", "words"] as const;

/** The filters of the audit trail in an address. */
export function auditFilterOf(query: URLSearchParams): Omit<OfficeInput<"export-audit">, "reason"> {
  const typed = Object.fromEntries(
    auditFields
      .map((name) => [name, query.get(name)] as const)
      .filter(([name, value]) => name !== "operator" && value !== null && value !== ""),
  );
  return { ...typed, operator: numberIn(query.get("operator")) };
}

export const loadAudit = async (call: OfficeCaller, { query }: Address) => {
  const [trail, choices, searched] = await Promise.all([
    call("get-audit-entries", {
      ...auditFilterOf(query),
      before: numberIn(query.get("before")),
    }),
    call("get-audit-choices", {}),
    call("get-number-searches", {}),
  ]);
  return {
    searches: searched.status === "success" ? searched.searches : [],
    entries: trail.status === "success" ? trail.entries : [],
    next: trail.status === "success" ? trail.next : null,
    operators: choices.status === "success" ? choices.operators : [],
    calls: choices.status === "success" ? choices.calls : [],
  };
};
export type AuditPage = Awaited<ReturnType<typeof loadAudit>>;
