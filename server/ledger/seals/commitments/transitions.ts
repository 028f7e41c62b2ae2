import { isWithin } from "#server/kit/number-spans.ts";
import type { State } from "#server/ledger/seals/commitments/store.ts";

const MINUTE_US = 60_000_000;
const HOUR_US = 60 * MINUTE_US;
/** The shortest wait of any jurisdiction before a raise or a return. */
const SHORTEST_WAIT_US = 24 * HOUR_US;
/** A record is sealed within this time of its change while the worker runs. */
const SEALED_WITHIN_US = 2 * HOUR_US;

/** When a record was sealed, and the seal before it; null for the first. Microseconds since 1970. */
export type Sealed = { at: number; before: number | null };

const numberIn = (state: State, name: string): number | null => {
  const value = state[name];
  return typeof value === "number" ? value : null;
};
const textIn = (state: State, name: string): string => String(state[name] ?? "");
const isSame = (one: State, other: State, names: readonly string[]): boolean =>
  names.every((name) => one[name] === other[name]);

/** Whether a moment in a record is earlier than the seals allow: an earlier seal would cover it. */
const isBackdated = (moment: number, { before }: Sealed): boolean =>
  before !== null && before > moment + SEALED_WITHIN_US;

/**
 * What is not allowed about the change of a break, a limit or quiet times from one record to the
 * next; null when the member could make it.
 */
export const faultOfChange = (
  subject: string,
  was: State | undefined,
  is: State,
  sealed: Sealed,
): string | null => {
  if (subject.startsWith("break:")) return faultOfBreak(was, is, sealed);
  if (subject.startsWith("quiet:")) return faultOfQuiet(was, is, sealed);
  return faultOfLimit(was, is, sealed);
};

function faultOfBreak(was: State | undefined, is: State, sealed: Sealed): string | null {
  const [endsAt, endedAt] = [numberIn(is, "endsAt"), numberIn(is, "endedAt")];
  const [askedAt, returnsAt] = [numberIn(is, "returnAskedAt"), numberIn(is, "returnsAt")];
  if (was && !isSame(was, is, ["member", "term", "startedAt", "endsAt"])) return "was shortened";
  if (was && was["endedAt"] !== null) return "was changed after its end";
  if (was && was["returnsAt"] !== null && !isSame(was, is, ["returnAskedAt", "returnsAt"]))
    return "got another return";
  if (returnsAt !== null && askedAt !== null && returnsAt - askedAt < SHORTEST_WAIT_US)
    return "got a return without its wait";
  if (was && was["returnsAt"] === null && askedAt !== null && isBackdated(askedAt, sealed))
    return "got a return that was asked for later than it says";
  if (endedAt === null) return null;
  return endedAt === (returnsAt ?? endsAt) && endedAt <= sealed.at + MINUTE_US
    ? null
    : "was ended before its end";
}

function faultOfLimit(was: State | undefined, is: State, sealed: Sealed): string | null {
  const [askedAt, readyAt] = [numberIn(is, "raiseAskedAt"), numberIn(is, "raiseReadyAt")];
  const isAsked = askedAt !== null && askedAt !== was?.["raiseAskedAt"];
  if (isAsked && readyAt !== null && readyAt - askedAt < SHORTEST_WAIT_US)
    return "got a raise without its wait";
  if (was && isAsked && isBackdated(askedAt, sealed))
    return "got a raise that was asked for later than it says";
  if (was && isLoosenedByOne(was, is)) return "was loosened without a second operator";
  if (!was || !isRaised(was, is, "amount")) return null;
  const changedAt = numberIn(is, "changedAt") ?? 0;
  const [ready, lapses] = [numberIn(was, "raiseReadyAt"), numberIn(was, "raiseLapsesAt")];
  const isAllowed =
    ready !== null &&
    lapses !== null &&
    is["amount"] === was["raiseTo"] &&
    changedAt >= ready &&
    changedAt < lapses &&
    changedAt <= sealed.at + MINUTE_US;
  return isAllowed ? null : "was raised without its wait";
}

function faultOfQuiet(was: State | undefined, is: State, sealed: Sealed): string | null {
  const [askedAt, readyAt] = [numberIn(is, "loosenAskedAt"), numberIn(is, "loosenReadyAt")];
  const isAsked = askedAt !== null && askedAt !== was?.["loosenAskedAt"];
  if (isAsked && readyAt !== null && readyAt - askedAt < SHORTEST_WAIT_US)
    return "got a looser choice without its wait";
  if (was && isAsked && isBackdated(askedAt, sealed))
    return "got a looser choice that was asked for later than it says";
  if (!was || isWithin(textIn(was, "closed"), textIn(is, "closed"))) return null;
  const changedAt = numberIn(is, "changedAt") ?? 0;
  const [ready, lapses] = [numberIn(was, "loosenReadyAt"), numberIn(was, "loosenLapsesAt")];
  const isAllowed =
    ready !== null &&
    lapses !== null &&
    is["closed"] === was["loosenTo"] &&
    changedAt >= ready &&
    changedAt < lapses &&
    changedAt <= sealed.at + MINUTE_US;
  return isAllowed ? null : "were loosened without their wait";
}

/** Whether what staff imposed is raised or ended without another second operator's check. */
function isLoosenedByOne(was: State, is: State): boolean {
  const isChecked = numberIn(is, "imposedCheckedBy") !== null;
  const isSameAct = isSame(was, is, ["imposedAt", "imposedBy", "imposedCheckedBy"]);
  return isRaised(was, is, "imposed") && (!isChecked || isSameAct);
}

/** Without an amount there is no limit, which is more than any amount. */
function isRaised(was: State, is: State, name: "amount" | "imposed"): boolean {
  const [before, after] = [numberIn(was, name), numberIn(is, name)];
  return before !== null && (after === null || after > before);
}
