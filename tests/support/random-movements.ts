import fc from "fast-check";
import type { Database } from "#server/kit/database.ts";
import { units } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId, type HouseCode } from "#server/ledger/accounts.ts";
import { memberMovements, type HouseKind } from "#server/ledger/movements.ts";
import type { Movement, Operation } from "#server/ledger/operations.ts";
import { postHouse } from "#server/ledger/post.ts";
import { postGroups } from "#server/ledger/store.ts";
import type { TestMember } from "#tests/support/members.ts";
import { letHoursPass } from "#tests/support/spread-entries.ts";

type Names = readonly Movement["movement"][];
/** Acts on one member's money: every movement that there is, in the groups of the product. */
const acts: Readonly<Record<string, Names>> = {
  grant: ["play_money_grant"],
  deposit: ["deposit"],
  bet: ["bet"],
  win: ["win"],
  refund: ["bet_refund"],
  hold: ["hold_from_cash", "hold_set_aside"],
  release: ["hold_lifted", "hold_returned"],
  withdraw: ["withdrawal"],
  cameBack: ["withdrawal_returned"],
  comp: ["comp_earned"],
  grantComp: ["comp_grant"],
  takeComp: ["comp_taken_back"],
  convert: ["comp_converted", "comp_paid"],
  give: ["adjustment_given"],
  take: ["adjustment_taken"],
  toGames: ["transfer_sent"],
  refusedByGames: ["transfer_sent", "transfer_returned"],
  fromGames: ["transfer_received"],
  fundTest: ["test_funding"],
};
const own = ["undo bet", "undo win", "lost at games", "won at games"];
const names = [...Object.keys(acts), ...own];

export type Step = { act: string; who: number; amount: bigint } | { hours: number };
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(...names),
      who: fc.nat({ max: 2 }),
      amount: fc.bigInt({ min: 1n, max: 900_000_000n }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ hours: fc.nat({ max: 40 }) }) },
);
/** Money moves in each way, over several days. */
export const eachOnce: readonly Step[] = names.flatMap((act, n): Step[] => [
  { act, who: 0, amount: BigInt(1_234_567 + n) },
  { hours: 5 },
]);

const codeOf = (house: HouseKind): HouseCode =>
  house === "provider" ||
  house === "jackpot" ||
  house === "in_transit" ||
  house === "provider_float"
    ? `${house}:accounts`
    : house;

/** Posts random movements of three members as the product does; refused ones change nothing. */
export class RandomMovements {
  readonly #db: Database;
  readonly #members: readonly TestMember[];
  readonly #played = new Map<string, string>();
  #made = 0;

  constructor(db: Database, members: readonly TestMember[]) {
    this.#db = db;
    this.#members = members;
  }

  async take(next: Step): Promise<void> {
    if ("hours" in next) return letHoursPass(this.#db, next.hours);
    const member = this.#members[next.who];
    if (!member) throw new Error("there are three members");
    const { act, amount } = next;
    if (act === "lost at games")
      return this.#book("wallet_lost", "provider_float", "provider", amount, member);
    if (act === "won at games")
      return this.#book("wallet_won", "provider", "provider_float", amount, member);
    if (act.startsWith("undo")) return this.#undo(member, act.slice(5));
    return this.#move(member, acts[act] ?? [], amount);
  }

  async #post(operations: readonly Operation[]): Promise<boolean> {
    const [outcomes] = await postGroups(this.#db, [operations]);
    return outcomes?.every(({ status }) => status === "applied") ?? false;
  }

  async #undo(member: TestMember, played: string): Promise<void> {
    const key = this.#played.get(`${member.memberId} ${played}`);
    if (!key) return;
    const scope = await scopeId(this.#db, "accounts-test");
    await this.#post([
      {
        account: member.cash,
        houseAccountId: await houseAccountId(this.#db, codeOf("provider")),
        scopeId: scope,
        key: `undo ${key}`,
        original: { scopeId: scope, key },
      },
    ]);
  }

  async #move(member: TestMember, movements: Names, sum: bigint): Promise<void> {
    const id = `00000000-0000-4000-8000-${String(++this.#made).padStart(12, "0")}`;
    const isTransfer = movements.some((name) => name.startsWith("transfer_"));
    const operations = await Promise.all(
      movements.map(async (movement): Promise<Movement> => {
        const { account, house } = memberMovements[movement];
        return {
          account: await getAccount(this.#db, member.memberId, account),
          houseAccountId: await houseAccountId(this.#db, codeOf(house)),
          scopeId: await scopeId(this.#db, isTransfer ? "transfers" : "accounts-test"),
          key: `${movement}:${id}`,
          movement,
          amount: units(sum),
        };
      }),
    );
    if (!(await this.#post(operations))) return;
    for (const { movement, key } of operations)
      this.#played.set(`${member.memberId} ${movement}`, key);
    if (isTransfer) await this.#keepTransfer(member, id, movements, sum);
  }

  async #keepTransfer(member: TestMember, id: string, movements: Names, sum: bigint) {
    const isOut = movements.includes("transfer_received");
    const isRefused = movements.includes("transfer_returned");
    await this.#db.query(
      `insert into game_transfers (id, member_id, connection, direction, amount, state, asked_at,
         next_look_at, settled_at) values ($1, $2, 'accounts', $3, $4, $5, now(), now(), now())`,
      [id, member.memberId, isOut ? "out" : "in", sum, isRefused ? "refused" : "done"],
    );
    if (!isOut && !isRefused)
      await this.#book("transfer_arrived", "in_transit", "provider_float", sum, null);
  }

  async #book(
    name: "transfer_arrived" | "wallet_lost" | "wallet_won",
    from: HouseKind,
    to: HouseKind,
    sum: bigint,
    about: TestMember | null,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const source = await houseAccountId(tx, codeOf(from));
      const target = await houseAccountId(tx, codeOf(to));
      await postHouse(tx, name, source, target, units(sum), about?.cash ?? null);
    });
  }
}
