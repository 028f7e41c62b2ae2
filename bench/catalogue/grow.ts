import { demoGames, demoProviders } from "#database/demo-catalogue.ts";
import { gameKinds, type GameKind } from "#contract/browsing.ts";
import { nameOf, STUDIOS, studioNameOf } from "#bench/catalogue/names.ts";
import { openDatabase, type Transaction } from "#server/kit/database.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";

/** Together with the demo's few, as many as the catalogue of a large house. */
export const GAMES = 20_000;
const GAMES_A_STUDIO = GAMES / STUDIOS;
const GROWING_MS = 120_000;

type Category = "casino" | "slot" | "sport";
/** Of ten studios, six make slots, three tables, one a sport book. */
const categoryOf = (studio: number): Category =>
  studio % 10 < 6 ? "slot" : studio % 10 < 9 ? "casino" : "sport";

const kindsOf: Record<Category, readonly GameKind[]> = {
  slot: ["lines", "ways", "cascades", "classic", "heights", "hold"],
  casino: ["baccarat", "roulette", "blackjack", "dragon_tiger", "sic_bo", "mines"],
  sport: gameKinds.slice(-5),
};
const picturesOf = (category: Category): string[] =>
  category === "slot"
    ? demoGames.map(({ artId }) => artId)
    : demoProviders.filter((each) => each.category === category).map(({ code }) => code);

const at = <Value>(values: readonly Value[], place: number): Value =>
  values[place % values.length] as Value;

/** Adds the studios and their games to a database that no process serves meanwhile. */
export async function growCatalogue(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: GROWING_MS });
  try {
    await db.transaction(async (tx) => {
      for (let studio = 0; studio < STUDIOS; studio++) await addStudio(tx, studio);
    });
    await db.query("vacuum (analyze) games, game_providers");
  } finally {
    await db.close();
  }
}

async function addStudio(tx: Transaction, studio: number): Promise<void> {
  const code = `grown-${studio}`;
  const category = categoryOf(studio);
  const pictures = picturesOf(category);
  const name = studioNameOf(studio);
  const [provider] = await tx.query<{ id: number }>(
    `insert into game_providers (code, category, name_ko, name_en, art, connection, position,
       house_account_id)
     values ($1, $2, $3, $4, $5, 'sandbox', $6, $7) returning id`,
    [
      code,
      category,
      name.ko,
      name.en,
      at(category === "slot" ? demoProviders.map((each) => each.code) : pictures, studio),
      1_000 + studio,
      await houseAccountId(tx, `provider:${code}`),
    ],
  );
  const games = Array.from({ length: GAMES_A_STUDIO }, (_, place) => {
    const of = nameOf(studio * GAMES_A_STUDIO + place);
    const isLobby = place === 0 && category !== "slot";
    return {
      code: isLobby ? code : `${code}-${place}`,
      ko: isLobby ? name.ko : of.ko,
      en: isLobby ? name.en : of.en,
      art: at(pictures, studio + place),
      kind: at(kindsOf[category], place),
    };
  });
  await tx.query(
    `insert into games (provider_id, code, name_ko, name_en, art, position, declared_return,
       volatility, kinds, has_practice, added_at)
     select $1, code, ko, en, art, n, 9500 + n % 100, 1 + n % 5, array[kind], true,
       now() - make_interval(days => n::integer)
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       with ordinality as game (code, ko, en, art, kind, n)`,
    [
      provider?.id,
      ...(["code", "ko", "en", "art", "kind"] as const).map((column) =>
        games.map((game) => game[column]),
      ),
    ],
  );
}
