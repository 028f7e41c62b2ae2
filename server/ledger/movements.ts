/**
 * All movements of money. No other movement is possible: the database's check on
 * `ledger_entries.movement` lists the same ids (see the test).
 *
 * A *member movement* changes one account of one member against a house account. A *house movement*
 * goes between two house accounts and touches no member.
 */
export type AccountKind = "cash" | "comp" | "hold";

/** The house accounts, by the first word of their code. */
export type HouseKind =
  | "provider" // a provider's games: stakes in, wins out
  | "jackpot" // one of the pools MEGA, MAJOR, MINOR
  | "play_money" // the source of the demo's money; unused with real money
  | "bank" // the operator's bank: what its statements show, and deposits and withdrawals before them
  | "unallocated" // money that came to the bank and is credited to no member yet
  | "returning" // transfers that go back to their senders, until the bank shows the payment
  | "outgoing" // what the bank paid out and no withdrawal explains yet
  | "awaited" // deposits that were credited before a bank statement showed them
  | "holds" // between a member's cash and hold accounts
  | "comp_cost" // the operator's cost of comp
  | "comp_exchange" // between a member's comp and cash accounts
  | "adjustments" // corrections by staff, each with its reason
  | "test_funding" // what the house gave to test accounts
  | "jackpot_funding" // the operator's own start money of the pools
  | "in_transit" // to or from a provider that keeps money, outcome not known yet
  | "provider_float" // at such a provider, according to the transfers and the booked results
  | "receivable"; // won or earned money that a roll-back could not take back, because it was spent

type MemberMovement = {
  id: number;
  account: AccountKind;
  house: HouseKind;
  /** -1 takes from the member, +1 gives to the member. */
  direction: -1 | 1;
  /** A stake is refused while the account's stakes are blocked; other movements are not. */
  isStake: boolean;
  /** The movement that reverses this one; null when it cannot be reversed. */
  reversedBy: "bet_rollback" | "win_rollback" | null;
  causedBy: "provider" | "member" | "operator" | "system";
};

const take = { direction: -1, isStake: false, reversedBy: null } as const;
const give = { direction: 1, isStake: false, reversedBy: null } as const;

export const memberMovements = {
  bet: {
    ...take,
    id: 1,
    account: "cash",
    house: "provider",
    isStake: true,
    reversedBy: "bet_rollback",
    causedBy: "provider",
  },
  win: {
    ...give,
    id: 2,
    account: "cash",
    house: "provider",
    reversedBy: "win_rollback",
    causedBy: "provider",
  },
  bet_rollback: { ...give, id: 3, account: "cash", house: "provider", causedBy: "provider" },
  win_rollback: { ...take, id: 4, account: "cash", house: "provider", causedBy: "provider" },
  play_money_grant: { ...give, id: 5, account: "cash", house: "play_money", causedBy: "system" },
  comp_grant: { ...give, id: 6, account: "comp", house: "comp_cost", causedBy: "system" },
  deposit: { ...give, id: 7, account: "cash", house: "bank", causedBy: "operator" },
  hold_from_cash: { ...take, id: 8, account: "cash", house: "holds", causedBy: "member" },
  hold_set_aside: { ...give, id: 9, account: "hold", house: "holds", causedBy: "member" },
  hold_lifted: { ...take, id: 10, account: "hold", house: "holds", causedBy: "operator" },
  hold_returned: { ...give, id: 11, account: "cash", house: "holds", causedBy: "operator" },
  withdrawal: { ...take, id: 12, account: "hold", house: "bank", causedBy: "operator" },
  comp_converted: { ...take, id: 13, account: "comp", house: "comp_exchange", causedBy: "member" },
  comp_paid: { ...give, id: 14, account: "cash", house: "comp_exchange", causedBy: "member" },
  comp_earned: { ...give, id: 15, account: "comp", house: "comp_cost", causedBy: "system" },
  comp_taken_back: { ...take, id: 16, account: "comp", house: "comp_cost", causedBy: "system" },
  adjustment_given: {
    ...give,
    id: 17,
    account: "cash",
    house: "adjustments",
    causedBy: "operator",
  },
  adjustment_taken: {
    ...take,
    id: 18,
    account: "cash",
    house: "adjustments",
    causedBy: "operator",
  },
  bet_refund: { ...give, id: 19, account: "cash", house: "provider", causedBy: "provider" },
  // Counts as a stake: a member who may not stake cannot move money to where it is staked.
  transfer_sent: {
    ...take,
    id: 20,
    account: "cash",
    house: "in_transit",
    isStake: true,
    causedBy: "member",
  },
  transfer_returned: { ...give, id: 21, account: "cash", house: "in_transit", causedBy: "system" },
  transfer_received: {
    ...give,
    id: 22,
    account: "cash",
    house: "provider_float",
    causedBy: "member",
  },
  withdrawal_returned: {
    ...give,
    id: 23,
    account: "cash",
    house: "unallocated",
    causedBy: "operator",
  },
  test_funding: { ...give, id: 24, account: "cash", house: "test_funding", causedBy: "operator" },
} as const satisfies Record<string, MemberMovement>;
export type MemberMovementName = keyof typeof memberMovements;

/** The movements that change one kind of a member's accounts. */
export type MovementOf<Kind extends AccountKind> = {
  [Name in MemberMovementName]: (typeof memberMovements)[Name]["account"] extends Kind
    ? Name
    : never;
}[MemberMovementName];

/** Movements between house accounts. */
export const houseMovements = {
  jackpot_contribution: { id: 101, from: "provider", to: "jackpot", causedBy: "system" },
  jackpot_start: { id: 102, from: "jackpot_funding", to: "jackpot", causedBy: "operator" },
  rollback_shortfall: { id: 103, from: "receivable", to: "provider", causedBy: "provider" },
  transfer_arrived: { id: 104, from: "in_transit", to: "provider_float", causedBy: "system" },
  comp_shortfall: { id: 106, from: "receivable", to: "comp_cost", causedBy: "system" },
  jackpot_payout: { id: 105, from: "jackpot", to: "provider", causedBy: "provider" },
  bank_line_in: { id: 107, from: "bank", to: "unallocated", causedBy: "operator" },
  line_credited: { id: 108, from: "unallocated", to: "bank", causedBy: "operator" },
  deposit_awaited: { id: 109, from: "awaited", to: "bank", causedBy: "operator" },
  bank_line_out: { id: 111, from: "outgoing", to: "bank", causedBy: "operator" },
  withdrawal_shown: { id: 112, from: "bank", to: "outgoing", causedBy: "operator" },
  // What members lost and won at a provider that keeps their money.
  wallet_lost: { id: 113, from: "provider_float", to: "provider", causedBy: "provider" },
  wallet_won: { id: 114, from: "provider", to: "provider_float", causedBy: "provider" },
  return_begun: { id: 115, from: "unallocated", to: "returning", causedBy: "operator" },
  return_ended: { id: 116, from: "returning", to: "unallocated", causedBy: "operator" },
  return_shown: { id: 117, from: "returning", to: "outgoing", causedBy: "operator" },
  awaited_line_came: { id: 110, from: "unallocated", to: "awaited", causedBy: "operator" },
} as const satisfies Record<
  string,
  { id: number; from: HouseKind; to: HouseKind; causedBy: MemberMovement["causedBy"] }
>;

/** In place of a movement in the key of an operation that was rolled back before it came. */
export const NO_MOVEMENT = 0;

const nameById = new Map<number, MemberMovementName>(
  (Object.keys(memberMovements) as MemberMovementName[]).map((name) => [
    memberMovements[name].id,
    name,
  ]),
);

/** The name of a stored movement id. Throws RangeError for an unknown id. */
export function movementName(id: number): MemberMovementName {
  const name = nameById.get(id);
  if (!name) throw new RangeError(`unknown movement id ${id}`);
  return name;
}
