import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeRound } from "#contract/office/games.ts";
import { MOST_ROUNDS_READ, roundOrders } from "#contract/office/round-filter.ts";
import { placeBet } from "#server/games/bets/bets.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

type Page = { status: string; rounds: OfficeRound[]; next: string | null };

/** The amount that orders a list, and whether the largest comes first; null for one by time. */
const amountOf = (order: string): ["stake" | "payout", boolean] | null => {
  const [of, first] = order.split("-");
  return of === "stake" || of === "payout" ? [of, first === "most"] : null;
};

describe("the query of rounds", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  let auditor = "";
  beforeAll(async () => {
    auditor = await operatorWithRole(test, "auditor");
  });
  const ask = async (input: object, cookie = auditor) =>
    (await officeCall(test, "find-rounds", input, cookie)).body as unknown as Page;
  const walk = async (input: object): Promise<OfficeRound[]> => {
    const found: OfficeRound[] = [];
    let after: string | null = null;
    do {
      const page: Page = await ask({ ...input, ...(after !== null && { after }) });
      expect(page.status, JSON.stringify(input)).toBe("success");
      found.push(...page.rounds);
      after = page.next;
    } while (after !== null);
    return found;
  };
  const save = async (input: object) =>
    officeCall(test, "export-rounds", { ...input, reason: "for the authority" }, auditor);

  /** The rounds of the database in an order of the contract, compared as the list promises. */
  const ordered = (rounds: readonly OfficeRound[], order: string): string[] => {
    const placeOf = ({ id }: OfficeRound) => id.split("-").map(Number);
    const byTime = (one: OfficeRound, other: OfficeRound) => {
      const [account = 0, seq = 0] = placeOf(one);
      const [otherAccount = 0, otherSeq = 0] = placeOf(other);
      return (
        Date.parse(one.openedAt) - Date.parse(other.openedAt) ||
        account - otherAccount ||
        seq - otherSeq
      );
    };
    const amount = amountOf(order);
    const isDescending = amount ? amount[1] : order === "newest";
    const sorted = rounds.toSorted(
      (one, other) => (amount ? one[amount[0]] - other[amount[0]] : 0) || byTime(one, other),
    );
    return (isDescending ? sorted.toReversed() : sorted).map(({ id }) => id);
  };

  it("an auditor queries, sorts and saves every wager, as it is at that moment", async () => {
    for (let at = 0; at < 110; at++)
      await office.play(`wager-${at}`, [
        { type: "bet", amount: String(10 * (at % 4) + 10) },
        ...(at % 3 === 0 ? [{ type: "win" as const, amount: String(10 * (at % 5) + 10) }] : []),
      ]);
    const bet = { connection: "sandbox-betsy", memberRef: office.member.ref, currency: "KRW" };
    const sport = { ...bet, betRef: "match", requestRef: "first", gameCode: "tennis" };
    await placeBet(test.app.writer, { ...sport, gameSessionId: null, amount: fromWon(4_000) });
    const all = await walk({});
    const own = all.filter(({ memberId }) => memberId === Number(office.member.memberId));
    expect(own).toHaveLength(111);
    const { loginId } = office.member;
    const studio = own.find(({ ref }) => ref === "match")?.provider;
    const filters: [object, (round: OfficeRound) => boolean][] = [
      [{}, () => true],
      [{ loginId }, (round) => own.includes(round)],
      [{ category: "sport" }, ({ provider }) => provider === studio],
      [{ provider: studio }, ({ provider }) => provider === studio],
      [{ provider: studio, game: "tennis" }, ({ ref }) => ref === "match"],
      [{ provider: studio, category: "slot" }, () => false],
      [{ game: "no-such-game" }, () => false],
      [{ stakeAtLeast: 20, stakeAtMost: 30 }, ({ stake }) => stake >= 20 && stake <= 30],
      [
        { payoutAtMost: 0, state: "open" },
        ({ payout, state }) => payout === 0 && /open|int/.test(state),
      ],
      [
        { loginId, payoutAtLeast: 40, stakeAtLeast: 10 },
        (round) => own.includes(round) && round.payout >= 40,
      ],
    ];
    for (const [filter, isWanted] of filters)
      for (const order of roundOrders) {
        const found = await walk({ ...filter, order });
        const wanted = ordered(all.filter(isWanted), order);
        expect(
          found.map(({ id }) => id),
          JSON.stringify({ ...filter, order }),
        ).toEqual(wanted);
      }
    const { http, body } = await save({ loginId, order: "payout-most", stakeAtLeast: 20 });
    expect(http).toBe(200);
    const lines = String(body["file"]).trim().split("\r\n").slice(4, -1);
    const saved = ordered(
      own.filter(({ stake }) => stake >= 20),
      "payout-most",
    );
    expect(lines.map((line) => line.split(",")[0])).toEqual(saved);
    // What happened a moment ago is there: nothing is read from a copy.
    await office.play("now", [{ type: "bet", amount: "50000" }]);
    expect((await ask({ order: "newest" })).rounds[0]).toMatchObject({ ref: "now", stake: 50_000 });
    expect((await ask({ order: "stake-most", loginId })).rounds[0]).toMatchObject({ ref: "now" });
    const [round] = (await ask({ round: "now" })).rounds;
    const refused = await officeCall(
      test,
      "resolve-round",
      { id: round?.id, resolution: "close", reason: "try it" },
      auditor,
    );
    expect(refused.http).toBe(403);
  });

  it("refuses a range whose most is below its least, with its field", async () => {
    const ranges = [
      ["stakeAtMost", { stakeAtLeast: 20, stakeAtMost: 10 }],
      ["payoutAtMost", { payoutAtLeast: 1, payoutAtMost: 0 }],
      ["before", { from: "2026-01-02T00:00:00Z", before: "2026-01-02T08:59:59+09:00" }],
      ["stakeAtLeast", { stakeAtLeast: -1 }],
      ["payoutAtLeast", { payoutAtLeast: 1.5 }],
    ] as const;
    for (const [path, input] of ranges)
      for (const answer of [
        await officeCall(test, "find-rounds", input, auditor),
        await save(input),
      ])
        expect(answer, path).toMatchObject({
          http: 400,
          body: { status: "invalid", errors: [{ path }] },
        });
    const same = { from: "2026-01-02T00:00:00Z", before: "2026-01-02T09:00:00+09:00" };
    expect((await ask(same)).status).toBe("success");
  });

  it("a key of another order begins at the first page", async () => {
    await office.play("first", [{ type: "bet", amount: "10" }]);
    const { loginId } = office.member;
    const found = await ask({ loginId, order: "stake-most", after: "1.1.1" });
    expect(found.rounds.map(({ ref }) => ref)).toEqual(["first"]);
  });

  it("reads at most 500,000 rounds for an order by amount or a filter without an index", async () => {
    const day = 86_400_000;
    const { memberId, cash, loginId } = office.member;
    // In portions, each within the time of a statement; the newest thousand is of the last hour.
    for (let from = 0; from <= MOST_ROUNDS_READ; from += 50_000)
      await test.owner.query(
        `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
           first_seq, stake, payout, state, opened_at, changed_at)
         select $1, g.provider_id, 'many-' || n, $2, $3, g.id, 1000000 + n,
           n % 1000 * 1000000::bigint, 0, 'closed',
           now() - case when n < 1000 then interval '30 minutes' else interval '20 days' end, now()
         from generate_series($4::integer, $5::integer) n,
           (select id, provider_id from games where code = 'moon-rabbit-mill' limit 1) g`,
        [cash.bucket, cash.id, memberId, from, Math.min(from + 49_999, MOST_ROUNDS_READ)],
      );
    const reading = [{ order: "stake-most" }, { provider: "tiger" }, { stakeAtLeast: 1 }];
    for (const input of reading) {
      expect(await ask(input)).toEqual({ status: "limit" });
      expect(await ask({ ...input, loginId })).toEqual({ status: "limit" });
      expect((await save(input)).body).toEqual({ status: "limit" });
    }
    for (const input of [{}, { loginId }, { order: "oldest" }, { state: "closed" }])
      expect((await ask(input)).status).toBe("success");
    const from = new Date(Date.now() - day / 24).toISOString();
    const found = await ask({ order: "stake-most", from, loginId });
    expect(found.rounds.map(({ stake }) => stake)).toEqual(
      Array.from({ length: 50 }, (_, at) => (999 - at) * 10),
    );
  }, 180_000);
});
