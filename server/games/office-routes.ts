import type { OfficeInput } from "#contract/office/calls.ts";
import type { gameOfficeCalls } from "#contract/office/games.ts";
import type { unstakedWinOfficeCalls } from "#contract/office/unstaked-wins.ts";
import { assertPinned } from "#server/games/builds/builds.ts";
import {
  assertSwitchable,
  changeGame,
  changeProvider,
  orderGames,
  orderProviders,
} from "#server/games/catalogue-editing/catalogue-editing.ts";
import { assertCertified, assertStudioCertified } from "#server/games/certificates/certificates.ts";
import { nameFacts, storedNames } from "#server/games/catalogue-editing/names.ts";
import { readArt } from "#server/games/catalogue-editing/upload.ts";
import type { GameOffice } from "#server/games/office.ts";
import { providersNow, providerWithGames } from "#server/games/providers-now.ts";
import { roundDetail, roundObject } from "#server/games/round-search/detail.ts";
import { lockOpenRound, resolveRound } from "#server/games/round-search/resolve.ts";
import { exported } from "#server/operators/exported.ts";
import { assertReadable } from "#server/games/round-search/filters/filters.ts";
import { roundsFile } from "#server/games/round-search/file.ts";
import { findRounds, setStuckAfter, stuckRounds } from "#server/games/round-search/search.ts";
import { acknowledge, unstakedWins } from "#server/games/unstaked-wins/unstaked-wins.ts";
import {
  isCarriedOut,
  type Done,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import { assertDescribed } from "#server/games/catalogue-release/described.ts";
import { artUrl } from "#server/games/art.ts";

type Names = keyof typeof gameOfficeCalls | keyof typeof unstakedWinOfficeCalls;
type Facts = Done<unknown>["audit"]["before"];

/** An act without an answer, with its two sides in the audit trail. */
const done = (object: string, before: Facts, after: Facts): Done<Record<string, never>> => ({
  answer: {},
  audit: { object, before, after },
});

const release = { before: { isUsed: false }, after: { isUsed: true } };

const providerObject = (code: string): string => `game-provider:${code}`;
const gameObject = (provider: string, code: string): string => `game:${provider}/${code}`;

export const gameOfficeRoutes = (office: GameOffice): OfficeHandlersOf<Names> => ({
  ...readingProviders(office),
  ...readingRounds(office),
  ...editingProviders(office),
  ...editingGames(office),
  ...resolving(office),
});

type Handlers<Name extends Names> = Pick<OfficeHandlersOf<Names>, Name>;

const readingProviders = (
  office: GameOffice,
): Handlers<"get-game-providers" | "get-provider-games"> => ({
  "get-game-providers": async () => ({ providers: await providersNow(office) }),
  "get-provider-games": (_context, { provider }) => providerWithGames(office, provider),
});

/** The file of rounds, which is read after the export's own audit row is committed. */
const roundLines = (
  { db, clock }: GameOffice,
  filter: OfficeInput<"find-rounds">,
  by: string,
): AsyncGenerator<string> => roundsFile(db, filter, { by, at: clock.now(), filter });

const readingRounds = (
  office: GameOffice,
): Handlers<
  "find-rounds" | "export-rounds" | "get-round" | "get-stuck-rounds" | "get-unstaked-wins"
> => ({
  "find-rounds": (_context, wanted) => findRounds(office.db, wanted),
  "export-rounds": async (act, { operator: { name } }, { reason: _reason, ...filter }) => {
    await assertReadable(act.tx, filter);
    return exported("round:list", filter, roundLines(office, filter, name));
  },
  "get-round": async (_context, { id }) => {
    // Includes the calls of this moment.
    await office.calls.flush();
    return { round: await roundDetail(office.db, office.clock, id) };
  },
  "get-stuck-rounds": (_context, { after }) => stuckRounds(office.db, office.clock, after),
  "get-unstaked-wins": (_context, { after }) => unstakedWins(office.db, after),
});

const editingProviders = (
  office: GameOffice,
): Handlers<"set-provider-used" | "order-providers" | "change-provider"> => ({
  "set-provider-used": async (act, context, { provider, isUsed }) => {
    const object = providerObject(provider);
    if (isUsed) {
      await assertStudioCertified(act.tx, office, provider);
      await assertDescribed(act.tx, office, provider, null);
      await assertPinned(act.tx, office, provider, null);
    }
    if (!isCarriedOut(context)) {
      await assertSwitchable(act.tx, { provider, isUsed });
      // Switching off works at once; switching on takes a second operator.
      if (isUsed) return { proposes: { object, ...release } };
    }
    const { before } = await changeProvider(act.tx, provider, { isUsed });
    return done(object, { isUsed: before.isUsed }, { isUsed });
  },
  "order-providers": async (act, _context, { category, order }) => {
    const { before, after } = await orderProviders(act.tx, category, order);
    return done(`game-category:${category}`, { order: before }, { order: after });
  },
  "change-provider": async (act, _context, { provider, nameKo, nameEn, otherNames, tag }) => {
    const change = { nameKo, nameEn, ...(otherNames && { otherNames: storedNames(otherNames) }) };
    const { before, after } = await changeProvider(act.tx, provider, { ...change, tag });
    return done(
      providerObject(provider),
      { ...nameFacts(before), tag: before.tag },
      { ...nameFacts(after), tag },
    );
  },
});

const editingGames = (
  office: GameOffice,
): Handlers<"set-game-used" | "order-games" | "change-game" | "upload-game-art"> => ({
  "set-game-used": async (act, context, { provider, game, isUsed }) => {
    const object = gameObject(provider, game);
    if (isUsed) {
      await assertCertified(act.tx, office, provider, [game]);
      await assertDescribed(act.tx, office, provider, [game]);
      await assertPinned(act.tx, office, provider, [game]);
    }
    if (!isCarriedOut(context)) {
      await assertSwitchable(act.tx, { provider, game, isUsed });
      if (isUsed) return { proposes: { object, ...release } };
    }
    const { before } = await changeGame(act.tx, provider, game, { isUsed });
    return done(object, { isUsed: before.isUsed }, { isUsed });
  },
  "order-games": async (act, _context, { provider, order }) => {
    const { before, after } = await orderGames(act.tx, provider, order);
    return done(providerObject(provider), { order: before }, { order: after });
  },
  "change-game": async (act, _context, { provider, game, nameKo, nameEn, otherNames, isNew }) => {
    const change = { nameKo, nameEn, ...(otherNames && { otherNames: storedNames(otherNames) }) };
    const { before, after } = await changeGame(act.tx, provider, game, { ...change, isNew });
    return done(
      gameObject(provider, game),
      { ...nameFacts(before), isNew: before.isNew },
      { ...nameFacts(after), isNew },
    );
  },
  "upload-game-art": async (_context, { provider, game, picture }) => {
    const keep = await readArt(picture, office.uploadsDir);
    return async (act) => {
      const art = await keep(act.tx);
      const { before } =
        game === null
          ? await changeProvider(act.tx, provider, { art })
          : await changeGame(act.tx, provider, game, { art });
      const object = game === null ? providerObject(provider) : gameObject(provider, game);
      return {
        answer: { imgUrl: artUrl(art) },
        audit: { object, before: { art: before.art }, after: { art } },
      };
    };
  },
});

const resolving = ({
  clock,
}: GameOffice): Handlers<"set-stuck-after" | "acknowledge-unstaked-win" | "resolve-round"> => ({
  "set-stuck-after": async (act, _context, { minutes }) => {
    const before = await setStuckAfter(act.tx, minutes);
    return done("game-rules:stuck", { minutes: before }, { minutes });
  },
  "acknowledge-unstaked-win": async (act, { operator }, { id, amount }) => {
    await acknowledge(act.tx, clock, { id, won: amount, by: operator.operatorId });
    return done(roundObject(id), null, { unstakedWin: amount });
  },
  "resolve-round": async (act, context, { id, resolution }) => {
    if (!isCarriedOut(context)) {
      await lockOpenRound(act.tx, id, resolution);
      return { proposes: { object: roundObject(id) } };
    }
    const { before, after } = await resolveRound(act, id, resolution);
    return done(roundObject(id), before, { ...after, resolution });
  },
});
