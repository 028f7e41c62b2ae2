import type { StatementLine, StatementMatch } from "#contract/office/statements.ts";

const isUndecided = ({ deposit }: StatementMatch): boolean =>
  !deposit.isApproved && !deposit.isProposed;

/**
 * Whether the line's deposit can be approved here: an exact match, neither approved nor waiting for
 * a second operator.
 */
export const isSure = ({ match, amount }: StatementLine): boolean =>
  match?.sure === "exact" && isUndecided(match) && match.deposit.amount === amount;

/** The deposit of another amount for which the line came, by its reference or an operator's choice. */
export const otherAmountOf = ({
  match,
  candidates,
  amount,
}: StatementLine): StatementMatch["deposit"] | undefined =>
  [...(match ? [match] : []), ...candidates].find(
    (each) =>
      isUndecided(each) &&
      each.deposit.amount !== amount &&
      (each.why === "reference-other-amount" || match !== null),
  )?.deposit;

/** The deposit that approving the line credits; undefined when that is not certain. */
export const approvedBy = (line: StatementLine): StatementMatch["deposit"] | undefined =>
  isSure(line) ? line.match?.deposit : otherAmountOf(line);

const isLoose = ({ state, isOutgoing, match, isChosen, candidates }: StatementLine): boolean =>
  (state === "open" || state === "held") &&
  !isOutgoing &&
  !isChosen &&
  match === null &&
  candidates.length === 0;

/** Whether the line's reference says which member it can be credited to; never another name's. */
export const isOwed = (line: StatementLine): boolean =>
  isLoose(line) &&
  line.referenced !== null &&
  (line.trouble === "late" || line.trouble === "duplicate");

/** Whether the line can wait with a reason, because no deposit waits for it. */
export const isHoldable = (line: StatementLine): boolean =>
  line.state === "open" &&
  !line.isOutgoing &&
  !line.isChosen &&
  line.match === null &&
  otherAmountOf(line) === undefined &&
  line.trouble !== null;

export const isSelectable = (line: StatementLine): boolean =>
  approvedBy(line) !== undefined || isOwed(line) || isHoldable(line);
