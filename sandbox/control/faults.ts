import * as z from "zod/mini";
import { dialectNames, type DialectName } from "../dialect-names.ts";
import { publishedWonPerHit, type WonPerHit } from "../jackpots/tiers.ts";

/** Network faults between provider and wallet. README.md explains each. */
export const lineFaults = [
  "drop_request",
  "drop_response",
  "delay",
  "http",
  "garbage",
  "truncated",
  "duplicate",
  "reorder",
  "chunked",
  "slow_loris",
] as const;
/** Invalid calls that a wallet must refuse; each is followed by the valid call. */
export const hostileFaults = [
  "bad_signature",
  "stale_timestamp",
  "wrong_currency",
  "lowercase_currency",
  "exponent_amount",
  "number_as_string",
  "huge_int",
  "gzip",
] as const;
/** Unusual but valid spellings that a wallet must accept. */
export const spellingFaults = ["unknown_field", "key_order_shuffle", "unicode_escape"] as const;
/** Faults that concern more than the bytes of one call. */
const otherFaults = ["rollback_storm", "unknown_transfer"] as const;

export const faultActions = [
  ...lineFaults,
  ...hostileFaults,
  ...spellingFaults,
  ...otherFaults,
] as const;
export type FaultAction = (typeof faultActions)[number];

export const callKinds = ["balance", "stake", "payment", "reversal", "close"] as const;
export type CallKind = (typeof callKinds)[number];

export const faultShape = z.strictObject({
  action: z.enum(faultActions),
  /** Only calls of this protocol, kind and player; all of them when absent. */
  dialect: z.optional(z.enum(dialectNames)),
  kind: z.optional(z.enum(callKinds)),
  account: z.optional(z.string()),
  /** How many calls it affects; null means until it is switched off. */
  count: z.prefault(z.nullable(z.int().check(z.positive(), z.maximum(100_000))), 1),
  /** `delay`: how long the call is delayed. */
  ms: z.prefault(z.int().check(z.minimum(0), z.maximum(120_000)), 2_000),
  /** `http`: the status that is answered instead. */
  status: z.prefault(z.int().check(z.minimum(200), z.maximum(599)), 503),
  /** `http`, `unknown_transfer`: whether the call is carried out nevertheless. */
  isDone: z.prefault(z.boolean(), true),
  /** `duplicate`, `rollback_storm`: how many. */
  times: z.prefault(z.int().check(z.minimum(2), z.maximum(50)), 5),
  /** `duplicate`: all at once, or one after the other. */
  isParallel: z.prefault(z.boolean(), true),
});
export type Fault = z.output<typeof faultShape>;
type StandingFault = Fault & { id: number; met: number };

type Subject = { dialect: DialectName; kind: CallKind; account: string };

/** The faults that are switched on, and the pace of time. All of it is lost at a restart. */
export type FaultBoard = {
  add(fault: Fault): StandingFault;
  remove(id: number): void;
  clear(): void;
  list(): readonly StandingFault[];
  /**
   * The first active fault among `actions` that applies to this call, by `concerns`; one of its
   * uses is consumed.
   */
  take(
    subject: Subject,
    actions: readonly FaultAction[],
    concerns?: (action: FaultAction) => boolean,
  ): Fault | undefined;
  /** Multiplies every pause between attempts. */
  pace: number;
  /** The difference between our clock and theirs. */
  skewMs: number;
  /** The odds of jackpots for new rounds; existing rounds keep theirs. */
  odds: WonPerHit;
};

export function faultBoard(): FaultBoard {
  let standing: StandingFault[] = [];
  let last = 0;
  return {
    add: (fault) => {
      last += 1;
      const added = { ...fault, id: last, met: 0 };
      standing.push(added);
      return added;
    },
    remove: (id) => {
      standing = standing.filter((fault) => fault.id !== id);
    },
    clear: () => {
      standing = [];
    },
    list: () => standing,
    take: (subject, actions, concerns = () => true) => {
      const met = standing.find(
        (fault) =>
          actions.includes(fault.action) && meets(fault, subject) && concerns(fault.action),
      );
      if (met === undefined) return undefined;
      met.met += 1;
      if (met.count !== null && met.met >= met.count)
        standing = standing.filter(({ id }) => id !== met.id);
      return met;
    },
    pace: 1,
    skewMs: 0,
    odds: publishedWonPerHit,
  };
}

const meets = (fault: Fault, { dialect, kind, account }: Subject): boolean =>
  (fault.dialect === undefined || fault.dialect === dialect) &&
  (fault.kind === undefined || fault.kind === kind) &&
  (fault.account === undefined || fault.account === account);
