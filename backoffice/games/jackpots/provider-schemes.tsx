import { useState } from "react";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { Button } from "#ui/button.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import type { JackpotsPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Provider = JackpotsPage["providers"][number];
type Changing = ReturnType<typeof useChange>;
type Props = {
  providers: readonly Provider[];
  schemes: readonly JackpotScheme[];
  changing: Changing;
};

/** Which scheme the stakes of each provider follow. */
export function ProviderSchemes({ providers, schemes, changing }: Props) {
  const { texts, may } = useOffice();
  const { games, jackpots } = texts;
  const nameOf = useName();
  const [asked, setAsked] = useState<Provider | null>(null);
  const columns: Column<Provider>[] = [
    { id: "provider", header: games.provider, renderCell: (row) => <b>{nameOf(row)}</b> },
    {
      id: "scheme",
      header: jackpots.scheme,
      renderCell: ({ scheme }) =>
        scheme === null ? (
          jackpots.none
        ) : (
          <span dir="auto" translate="no">
            {schemes.find(({ id }) => id === scheme)?.name}
          </span>
        ),
    },
    {
      id: "give",
      header: jackpots.give,
      renderCell: (row) => (
        <Button
          look="small"
          text={jackpots.give}
          of={jackpots.giveOf(nameOf(row))}
          disabled={!may("settings.change") || schemes.length === 0}
          onClick={() => setAsked(row)}
        />
      ),
    },
  ];
  return (
    <section className="pool-section">
      <h2>{jackpots.providers}</h2>
      <DenseTable
        caption={jackpots.providers}
        columns={columns}
        rows={providers}
        idOf={({ code }) => code}
        empty={games.noGames}
      />
      {asked && (
        <GiveSheet
          provider={asked}
          schemes={schemes}
          changing={changing}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

type GiveProps = Omit<Props, "providers"> & { provider: Provider; onClose: () => void };

/** Gives a provider a scheme, or takes it away. */
function GiveSheet({ provider: { code, scheme: expected, ...names }, ...props }: GiveProps) {
  const { schemes, changing, onClose } = props;
  const { jackpots, settings } = useOffice().texts;
  const was = expected === null ? "" : String(expected);
  const [chosen, setChosen] = useState(was);
  const submit = async (reason: string) => {
    const scheme = chosen === "" ? null : Number(chosen);
    const input = { provider: code, scheme, expected, reason };
    if ((await changing.change("set-provider-scheme", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.giveOf(useName()(names))}
      submit={jackpots.give}
      acting={changing}
      isBlocked={chosen === was}
      isUnsaved={chosen !== was}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <Select
        name="scheme"
        data-first
        label={jackpots.scheme}
        value={chosen}
        options={[
          ["", jackpots.none],
          ...schemes.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      <p className="why">{jackpots.providersLead}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
