import { beforeEach, describe, expect, it } from "vitest";
import { readFeeds, type FeedServices } from "#server/games/catalogue-import/catalogue-import.ts";
import type { CatalogueEntry, ReportedTransaction } from "#server/games/provider.ts";
import { createReconciler } from "#server/games/reconciling/reconciling.ts";
import { compareFrom, saveReconciledUntil } from "#server/games/reconciling/store.ts";
import { fromWon } from "#server/kit/money.ts";
import { sendAnywhere } from "#server/kit/send.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makePlayer } from "#tests/support/members.ts";

const MINUTE_MS = 60_000;

describe("the catalogues and reports of providers", () => {
  const database = useTestDatabase();
  let now = new Date();
  let told: CatalogueEntry[] | Error = [];
  let reported: ReportedTransaction[] | Error = [];
  let whileReportIsRead = () => Promise.resolve();
  const warnings: string[] = [];
  const answerOf = async <T>(answer: T | Error): Promise<T> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const services = (): FeedServices => ({
    db: database.db,
    clock: { now: () => now },
    adapters: new Map([
      [
        "acme",
        {
          connection: "acme",
          address: "http://acme.test",
          send: sendAnywhere,
          usesTokens: false,
          launch: () => Promise.reject(new Error("not here")),
          listGames: () => answerOf(told),
          reportTransactions: async () => {
            await whileReportIsRead();
            return answerOf(reported);
          },
        },
      ],
    ]),
    warn: ({ reason }) => warnings.push(reason),
  });
  beforeEach(() => warnings.splice(0));

  const game = (code: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
    code,
    name: code,
    category: null,
    returnBasisPoints: null,
    volatility: null,
    hasFreeRounds: false,
    kinds: [],
    hasPractice: false,
    isEnabled: true,
    build: null,
    stakes: null,
    rules: {},
    ...more,
  });
  const feed = () =>
    database.db.query<{ code: string; gone: boolean }>(
      "select code, withdrawn_at is not null as gone from game_feed order by code",
    );

  it("a catalogue is stored, a missing game is withdrawn, and none is deleted", async () => {
    told = Array.from({ length: 20 }, (_, at) => game(`g${at + 10}`, { volatility: 3 }));
    await readFeeds(services());
    expect(await feed()).toHaveLength(20);
    now = new Date(now.getTime() + MINUTE_MS);
    told = told.slice(1);
    await readFeeds(services());
    expect((await feed()).filter(({ gone }) => gone)).toEqual([{ code: "g10", gone: true }]);
    expect(warnings).toEqual([]);
  });

  it("a catalogue without a tenth of its games is reported; an empty or broken one changes nothing", async () => {
    for (const broken of [[], new Error("no line")]) {
      told = broken;
      await readFeeds(services());
    }
    expect((await feed()).filter(({ gone }) => gone)).toHaveLength(1);
    now = new Date(now.getTime() + MINUTE_MS);
    told = [game("g11")];
    await readFeeds(services());
    expect(warnings).toEqual(["the catalogue could not be read", "18 of 19 games are gone"]);
  });

  it("a catalogue that cannot be stored is reported, and the next provider's is read", async () => {
    told = [game("unstorable", { name: "a\0b" })];
    const { adapters, ...rest } = services();
    const [acme] = adapters.values();
    if (!acme) throw new Error("acme has an adapter");
    const beta = { ...acme, connection: "beta", listGames: async () => [game("b1")] };
    await readFeeds({ ...rest, adapters: new Map([...adapters, ["beta", beta]]) });
    expect(warnings).toEqual(["the catalogue could not be stored"]);
    const codes = new Set((await feed()).map(({ code }) => code));
    expect([codes.has("b1"), codes.has("unstorable")]).toEqual([true, false]);
    await database.db.query("delete from game_feed where connection = 'beta'");
  });

  it("kinds and practice of a shown game follow the catalogue, return and volatility wait for staff", async () => {
    await database.db.query(
      `with house as (insert into ledger_house_accounts (code) values ('provider:acme') returning id),
       p as (insert into game_providers (code, category, name_ko, name_en, art, connection, position,
               house_account_id) select 'acme', 'slot', 'a', 'a', 'a', 'acme', 1, id from house
             returning id)
       insert into games (provider_id, code, name_ko, name_en, art, position)
       select id, 'g11', '우리 이름', 'ours', 'a', 1 from p`,
    );
    told = [
      game("g11", {
        name: "theirs",
        returnBasisPoints: 9_650,
        volatility: 4,
        kinds: ["ways"],
        hasPractice: true,
      }),
    ];
    await readFeeds(services());
    expect(
      await database.db.query(
        "select name_en, declared_return, volatility, kinds, has_practice from games where code = 'g11'",
      ),
    ).toEqual([
      {
        name_en: "ours",
        declared_return: null,
        volatility: null,
        kinds: ["ways"],
        has_practice: true,
      },
    ]);
  });

  it("differences between the books are recorded by kind, and resolved when they no longer exist", async () => {
    const { memberId } = await makePlayer(database.db);
    const insert = (key: string, won: number, isReversed = false) =>
      database.db.query(
        `insert into game_transactions (connection, family, key, kind, member_id, round_ref,
           amount, is_reversed, given_back, at)
         values ('acme', 'money', $1, 'free_stake', $2, 'r', $3, $4, 0, $5)`,
        [key, memberId, fromWon(won), isReversed, new Date(now.getTime() - 30 * MINUTE_MS)],
      );
    for (const key of ["same", "ours-only", "amount", "state"]) await insert(key, 100);
    await insert("undone", 100, true);
    const row = (key: string, won: number, state: ReportedTransaction["state"] = "done") => ({
      key,
      amount: fromWon(won),
      state,
    });
    reported = [
      row("same", 100),
      row("amount", 101),
      row("state", 100, "rolled_back"),
      row("undone", 100, "rolled_back"),
      row("theirs-only", 100),
      row("declined", 100, "declined"),
    ];
    const look = async () => {
      await database.db.query(
        `insert into game_reconciling values ('acme', $1)
         on conflict (connection) do update set reconciled_until = excluded.reconciled_until`,
        [new Date(now.getTime() - 60 * MINUTE_MS)],
      );
      await createReconciler(services())();
      return database.db.query<{ key: string; kind: string }>(
        "select key, kind from game_differences where resolved_at is null order by key",
      );
    };
    expect(await look()).toEqual([
      { key: "amount", kind: "amount" },
      { key: "ours-only", kind: "ours_only" },
      { key: "state", kind: "state" },
      { key: "theirs-only", kind: "theirs_only" },
    ]);
    expect(warnings).toEqual(["4 transactions differ from the report"]);
    reported = ["same", "ours-only", "amount", "state"].map((key) => row(key, 100));
    expect(await look()).toEqual([{ key: "theirs-only", kind: "theirs_only" }]);
    reported = new Error("no line");
    expect(await look()).toHaveLength(1);
    await database.db.query("delete from game_transactions");
  });

  it("a question that sets the comparison back while a report is read is answered by the next one", async () => {
    const untilOf = async () =>
      (
        await database.db.query<{ until: Date }>(
          "select reconciled_until as until from game_reconciling where connection = 'acme'",
        )
      )[0]?.until;
    const opened = new Date(now.getTime() - 300 * MINUTE_MS);
    await saveReconciledUntil(database.db, "acme", {
      last: (await untilOf()) ?? null,
      until: new Date(now.getTime() - 60 * MINUTE_MS),
    });
    reported = [];
    whileReportIsRead = () => compareFrom(database.db, "acme", opened);
    await createReconciler(services())();
    expect(await untilOf()).toEqual(opened);
  });
});
