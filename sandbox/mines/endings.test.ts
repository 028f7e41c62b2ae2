import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { getWager, setPicks } from "../books/wagers.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { minesGame, roundIn, useMines } from "../fixtures/open-mines.ts";
import { enterGame } from "../fixtures/open-sandbox.ts";
import type { SeedsView } from "../play/wire.ts";
import { leftAloneMs, picksOf } from "./rounds.ts";
import { drawField } from "./rules.ts";
import type { MinesReplayView, MinesRoundView } from "./wire.ts";

describe("a round that is left alone", () => {
  const mines = useMines();

  it("is collected when something was found", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    await mines.reveal(seat, id, mines.tilesOf(id).safe[0] ?? 0);
    mines.clock.now += leftAloneMs - 1;
    await mines.turn(id);
    expect(mines.operator.balance).toBe(999_000);
    mines.clock.now += 1;
    await mines.turn(id);
    expect(mines.operator.balance).toBe(1_000_102);
    const again = await mines.sit();
    expect((await mines.state(again)).latest).toMatchObject({ state: "settled", payout: "1102" });
  });

  it("returns its stake when no tile was revealed", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    mines.clock.now += leftAloneMs;
    await mines.turn(id);
    expect(mines.operator.balance).toBe(1_000_000);
    expect(mines.moneyCalls().at(-1)).toMatchObject([
      "rollback",
      { round_id_provider: id, transactions: [{ original_id_provider: `${id}-bet` }] },
    ]);
    const again = await mines.sit();
    expect((await mines.state(again)).latest).toMatchObject({ state: "cancelled", field: null });
  });
});

describe("after a restart", () => {
  const mines = useMines();

  it("the player goes on with the round, in a new session too", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    const { safe } = mines.tilesOf(id);
    await mines.reveal(seat, id, safe[0] ?? 0);
    await mines.restart();
    const again = await mines.sit();
    expect((await mines.state(again)).latest).toMatchObject({
      id,
      state: "open",
      revealed: [safe[0]],
    });
    await mines.reveal(again, id, safe[1] ?? 0);
    expect(roundIn(await mines.collect(again, id))).toMatchObject({ payout: "1259" });
    expect(mines.operator.balance).toBe(1_000_259);
  });

  it.each([
    ["a mine is lost", 3, "mined", 999_000],
    ["its last tile is paid once", 24, "safe", 1_023_250],
  ] as const)("a round that was cut off after %s", async (_, count, ends, balance) => {
    const { id } = await mines.started(await mines.sit(), { mines: count });
    const tile = mines.tilesOf(id)[ends][0] ?? 0;
    // The tile is on disk, and the process ends before it decides the round.
    const picks = picksOf(getWager(mines.sandbox.books, id));
    setPicks(mines.sandbox.books, id, { ...picks, revealed: [tile] });
    await mines.restart();
    await mines.turn(id);
    await mines.turn(id);
    expect(mines.operator.balance).toBe(balance);
    const { latest } = await mines.state(await mines.sit());
    expect(latest).toMatchObject({ id, state: "settled", revealed: [tile], isBooked: true });
  });

  it("a payment that the wallet did not answer is repeated and booked once", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    await mines.reveal(seat, id, mines.tilesOf(id).safe[0] ?? 0);
    mines.operator.faults = ["lost", "down", "down", "down"];
    const collecting = mines.collect(seat, id);
    await expect.poll(() => mines.moneyCalls().length).toBeGreaterThan(1);
    await mines.restart();
    await mines.turn(id);
    await collecting.catch(() => undefined);
    expect(mines.operator.balance).toBe(1_000_102);
  });
});

describe("fairness", () => {
  const mines = useMines();

  it("draws the field from the seeds that were promised, and shows them when they change", async () => {
    const seat = await mines.sit();
    const promised = (await seat.get("/mines/seeds")).json<SeedsView>();
    const round = await mines.started(seat);
    expect(round.proof).toMatchObject({
      commitment: promised.commitment,
      clientSeed: promised.clientSeed,
      nonce: promised.nextNonce,
      serverSeed: null,
    });
    const renew = () => seat.post("/mines/seeds", { clientSeed: "seed-of-mine" });
    expect((await renew()).json()).toEqual({ code: "round_open" });
    await mines.reveal(seat, round.id, mines.tilesOf(round.id).mined[0] ?? 0);
    expect((await renew()).json()).toMatchObject({ clientSeed: "seed-of-mine", nextNonce: 1 });
    const { rounds } = (await seat.get("/mines/rounds")).json<{ rounds: MinesRoundView[] }>();
    const { serverSeed, clientSeed, nonce } = rounds[0]?.proof ?? { clientSeed: "", nonce: 0 };
    expect(
      createHash("sha256")
        .update(serverSeed ?? "")
        .digest("hex"),
    ).toBe(promised.commitment);
    expect(drawField(3, drawsOf(serverSeed ?? "", clientSeed, nonce))).toEqual(rounds[0]?.field);
  });

  it("replays an ended round for everyone with its id, without a balance", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    const early = await mines.sandbox.server.inject(`/mines/replays/${id}`);
    expect(early.statusCode).toBe(404);
    const found = mines.tilesOf(id).safe[0] ?? 0;
    await mines.reveal(seat, id, found);
    await mines.collect(seat, id);
    const answer = await mines.sandbox.server.inject(`/mines/replays/${id}`);
    const { round } = answer.json<MinesReplayView>();
    expect(round).toMatchObject({ payout: "1102", revealed: [found], balance: null });
    expect(answer.body).not.toContain("player-1");
  });

  it("keeps the seeds and rounds of practice apart", async () => {
    const real = await mines.sit();
    const { id } = await mines.started(real);
    const practice = await enterGame(mines.sandbox, "demo", {
      casino_id: "dalbit",
      game: minesGame,
      locale: "ko",
      player_id: "player-1",
    });
    expect((await mines.state(practice)).latest).toBeNull();
    const answer = await mines.reveal(practice, id, 0);
    expect(answer.statusCode).toBe(404);
  });
});
