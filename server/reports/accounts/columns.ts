import type { SummaryColumn, SummaryWallet } from "#contract/office/account-summary.ts";
import {
  houseMovements,
  memberMovements,
  type HouseKind,
  type MemberMovementName,
} from "#server/ledger/movements.ts";

/** The column of each movement; the compiler asks for that of a new one. */
const columnOf: Readonly<Record<MemberMovementName, SummaryColumn>> = {
  bet: "wagers",
  bet_rollback: "wagers",
  bet_refund: "wagers",
  win: "wins",
  win_rollback: "wins",
  play_money_grant: "bonuses",
  comp_grant: "bonuses",
  comp_earned: "bonuses",
  comp_taken_back: "bonuses",
  deposit: "deposits",
  withdrawal: "withdrawals",
  withdrawal_returned: "withdrawals",
  hold_from_cash: "betweenWallets",
  hold_set_aside: "betweenWallets",
  hold_lifted: "betweenWallets",
  hold_returned: "betweenWallets",
  comp_converted: "betweenWallets",
  comp_paid: "betweenWallets",
  adjustment_given: "adjustments",
  adjustment_taken: "adjustments",
  test_funding: "adjustments",
  transfer_sent: "toGames",
  transfer_returned: "toGames",
  transfer_received: "fromGames",
};

/** Movements between house accounts that change what members have at games. */
const houseColumns: Readonly<Partial<Record<keyof typeof houseMovements, SummaryColumn>>> = {
  wallet_lost: "gameResults",
  wallet_won: "gameResults",
};

/** House accounts whose money belongs to members. */
const gameAccounts: ReadonlySet<HouseKind> = new Set(["in_transit", "provider_float"]);
const isAtGames = (house: HouseKind): boolean => gameAccounts.has(house);

/** A wallet that a movement changes: by its amount, or by the opposite. */
type Effect = { wallet: SummaryWallet; column: SummaryColumn; sign: 1n | -1n };

const ofMembers = Object.entries(memberMovements).map(([name, { id, account, house }]) => {
  const column = columnOf[name as MemberMovementName];
  const effects: Effect[] = [{ wallet: account, column, sign: 1n }];
  if (isAtGames(house)) effects.push({ wallet: "games", column, sign: -1n });
  return [id, effects] as const;
});

const ofHouse = Object.entries(houseMovements).map(([name, { id, from, to }]) => {
  if (isAtGames(from) === isAtGames(to)) return [id, []] as const;
  const column = houseColumns[name as keyof typeof houseMovements];
  if (!column) throw new Error(`the movement ${name} has no column in the account summary`);
  const effects: Effect[] = [{ wallet: "games", column, sign: isAtGames(to) ? 1n : -1n }];
  return [id, effects] as const;
});

const effects = new Map<number, readonly Effect[]>([...ofMembers, ...ofHouse]);

/**
 * What a movement changes in the account summary; nothing for one between accounts of the house.
 * Throws Error for an unknown movement, so that no amount is left out of the sums.
 */
export function effectsOf(movement: number): readonly Effect[] {
  const found = effects.get(movement);
  if (!found) throw new Error(`no column of the account summary has the movement ${movement}`);
  return found;
}
