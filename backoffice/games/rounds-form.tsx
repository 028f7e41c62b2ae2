import { useRef, useState } from "react";
import { Form } from "react-router";
import { gameCategories } from "#contract/games.ts";
import { roundOrders } from "#contract/office/round-filter.ts";
import { roundFilterStates } from "#contract/round-states.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useName } from "#backoffice/games/names.ts";
import type { RoundsPage } from "#backoffice/games/load-rounds.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

type RoundsFormProps = Pick<RoundsPage, "providers" | "games"> & { query: URLSearchParams };

/** The search for rounds, kept in the address, so that it can be passed on. */
export function RoundsForm({ providers, games: ofProvider, query }: RoundsFormProps) {
  const { games: words } = useOfficeTexts();
  const [from, setFrom] = useState(query.get("from") ?? "");
  const given = (name: string) => ({ name, defaultValue: query.get(name) ?? "" });
  return (
    <Form className="search-form" role="search" aria-label={words.find}>
      <TextField {...given("round")} label={words.roundId} />
      <TextField {...given("launch")} label={words.launchId} />
      <TextField {...given("loginId")} label={words.loginId} />
      <MomentField
        name="from"
        label={words.from}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <MomentField {...given("before")} label={words.before} min={from || undefined} />
      <Select
        {...given("state")}
        label={words.state}
        options={[
          ["", words.anyState],
          ...roundFilterStates.map((state) => [state, words.states[state]] as const),
        ]}
      />
      <Select
        {...given("category")}
        label={words.category}
        options={[
          ["", words.anyState],
          ...gameCategories.map((category) => [category, words.categories[category]] as const),
        ]}
      />
      <GameFields providers={providers} games={ofProvider} query={query} />
      <AmountRange query={query} of="stake" />
      <AmountRange query={query} of="payout" />
      <Select
        {...given("order")}
        label={words.sort}
        options={roundOrders.map((order) => [order, words.orders[order]])}
      />
      <Button type="submit" look="main" text={words.find} />
    </Form>
  );
}

/** A provider, and one of its games, which are loaded when the provider is chosen. */
function GameFields({ providers, games: first, query }: RoundsFormProps) {
  const { call, texts } = useOffice();
  const { games: words } = texts;
  const nameOf = useName();
  const [games, setGames] = useState(first);
  const [provider, setProvider] = useState(query.get("provider") ?? "");
  const [game, setGame] = useState(query.get("game") ?? "");
  // The answer about a provider that was chosen before comes too late.
  const chosen = useRef(provider);
  const choose = async (code: string) => {
    chosen.current = code;
    setProvider(code);
    setGame("");
    setGames([]);
    if (code === "") return;
    const answer = await call("get-provider-games", { provider: code });
    if (answer.status === "success" && chosen.current === code) setGames(answer.games);
  };
  return (
    <>
      <Select
        name="provider"
        label={words.provider}
        value={provider}
        onChange={({ target }) => void choose(target.value)}
        options={[
          ["", words.anyState],
          ...providers.map((each) => [each.code, nameOf(each)] as const),
        ]}
      />
      <Select
        name="game"
        label={words.game}
        value={game}
        disabled={provider === ""}
        onChange={({ target }) => setGame(target.value)}
        options={[
          ["", provider === "" ? words.providerFirst : words.anyState],
          ...games.map((each) => [each.code, nameOf(each)] as const),
        ]}
      />
    </>
  );
}

type AmountRangeProps = { query: URLSearchParams; of: "stake" | "payout" };

/** The least and the most of an amount in won; the most cannot be below the least. */
function AmountRange({ query, of }: AmountRangeProps) {
  const { games: words } = useOfficeTexts();
  const [least, setLeast] = useState(query.get(`${of}AtLeast`) ?? "");
  const won = { type: "number", inputMode: "numeric", max: 92_233_720_368_547, step: 1 } as const;
  return (
    <>
      <TextField
        {...won}
        name={`${of}AtLeast`}
        label={words[`${of}AtLeast`]}
        min={0}
        value={least}
        onChange={({ target }) => setLeast(target.value)}
      />
      <TextField
        {...won}
        name={`${of}AtMost`}
        label={words[`${of}AtMost`]}
        min={least === "" ? 0 : least}
        defaultValue={query.get(`${of}AtMost`) ?? ""}
      />
    </>
  );
}
