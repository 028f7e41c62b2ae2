import type * as z from "zod/mini";
import { gameOfficeCalls } from "#contract/office/games.ts";
import { jackpotOfficeCalls } from "#contract/office/jackpots.ts";
import { memberTabCalls } from "#contract/office/member-tabs.ts";
import { memberOfficeCalls } from "#contract/office/members.ts";
import { officeMessageCalls } from "#contract/office/messages.ts";
import { auditCalls } from "#contract/office/audit.ts";
import { operatorCalls } from "#contract/office/operators.ts";
import { paymentOfficeCalls } from "#contract/office/payments.ts";
import { reportOfficeCalls } from "#contract/office/reports.ts";
import { walletOfficeCalls } from "#contract/office/wallet.ts";
import { statementOfficeCalls } from "#contract/office/statements.ts";
import { settingOfficeCalls } from "#contract/office/settings.ts";
import { enrolmentCalls, staffCalls } from "#contract/office/staff.ts";
import { unstakedWinOfficeCalls } from "#contract/office/unstaked-wins.ts";

/** The table of contents: every call of the back office, by the name it has on the wire. */
export const officeCalls = {
  ...operatorCalls,
  ...memberOfficeCalls,
  ...memberTabCalls,
  ...walletOfficeCalls,
  ...officeMessageCalls,
  ...paymentOfficeCalls,
  ...statementOfficeCalls,
  ...gameOfficeCalls,
  ...jackpotOfficeCalls,
  ...unstakedWinOfficeCalls,
  ...reportOfficeCalls,
  ...staffCalls,
  ...enrolmentCalls,
  ...auditCalls,
  ...settingOfficeCalls,
};

type Calls = typeof officeCalls;
export type OfficeCallName = keyof Calls;
export type OfficeInput<Name extends OfficeCallName> = z.infer<Calls[Name]["input"]>;
export type OfficeOutput<Name extends OfficeCallName> = z.infer<Calls[Name]["output"]>;
type Declared<Name extends OfficeCallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Value> ? Value : never;

/** The calls that leave a row in the audit trail. */
export type ActName = {
  [Name in OfficeCallName]: Calls[Name]["kind"] extends "act" ? Name : never;
}[OfficeCallName];

/** The calls that can need a second operator. */
export type CheckedActName = {
  [Name in OfficeCallName]: Declared<Name, "checkedBy"> extends never ? never : Name;
}[OfficeCallName];

/** The calls that answer a file in place of JSON. */
export type FileCallName = {
  [Name in OfficeCallName]: Declared<Name, "file"> extends never ? never : Name;
}[OfficeCallName];

/** What a refusal may carry beside its status. */
export type OfficeRefusalDetail = {
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  /** The colleague who has it in hand, or who acted first. */
  operator?: string;
  /** Until when, ISO 8601. */
  until?: string;
  /** How the object stands now, for a refusal as `stale`. */
  now?: Record<string, string | number | null>;
};

/** Every answer a call can give, told apart by `status`. */
export type OfficeAnswer<Name extends OfficeCallName> =
  | ({ status: "success" } & OfficeOutput<Name>)
  | (Name extends CheckedActName ? { status: "proposed"; proposalId: number } : never)
  | ({ status: Calls[Name]["refusals"][number] } & OfficeRefusalDetail)
  | { status: "unauthenticated" }
  | { status: "forbidden" }
  | ({ status: "time" } & OfficeRefusalDetail);
