import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { GameCertificate } from "#contract/office/certificates.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { CertificateSheet } from "#backoffice/games/certificate-sheet.tsx";
import { Hash } from "#backoffice/games/hash-field.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { CertificatesPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { SystemCertificates } from "#backoffice/games/system-certificates.tsx";
import { WithdrawSheet } from "#backoffice/games/withdraw-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The certificates of a studio's games, without which real money is not played. */
export default function Certificates() {
  const page = useLoaderData<CertificatesPage>();
  const { texts, may } = useOffice();
  const words = texts.certificates;
  const nameOf = useName();
  const format = useFormat();
  const [isAdding, setIsAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<GameCertificate | null>(null);
  const columns = useColumns(page, setWithdrawn);
  if (!page) return <NotFound />;
  const { provider, certificates, jurisdictions, uncertified, rng } = page;
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{`${nameOf(provider)} · ${words.title}`}</h1>
        {may("games.change") && (
          <button type="button" className="btn btn-main" onClick={() => setIsAdding(true)}>
            {words.add}
          </button>
        )}
      </div>
      <GameTabs />
      <p>
        <Link to={`/games/providers/${provider.code}`}>← {nameOf(provider)}</Link>
      </p>
      <p className="page-lead">{words.lead}</p>
      {uncertified.length > 0 && (
        <p className="notice">{words.missing(format.number(uncertified.length))}</p>
      )}
      <DenseTable
        caption={words.title}
        columns={columns}
        rows={certificates}
        idOf={({ id }) => String(id)}
        empty={words.none}
      />
      {provider.category !== "sport" && (
        <SystemCertificates
          provider={provider.code}
          title={words.rng}
          lead={words.rngLead}
          systems={rng}
        />
      )}
      {isAdding && (
        <CertificateSheet
          provider={provider.code}
          games={uncertified}
          jurisdictions={jurisdictions}
          onClose={() => setIsAdding(false)}
        />
      )}
      {withdrawn && (
        <WithdrawSheet
          call="withdraw-game-certificate"
          certificate={withdrawn}
          of={withdrawn.game}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </div>
  );
}

const tagOf = { valid: "tag tag-good", expired: "tag tag-bad", withdrawn: "tag" } as const;

function useColumns(
  page: CertificatesPage,
  withdraw: (certificate: GameCertificate) => void,
): Column<GameCertificate>[] {
  const { texts, may } = useOffice();
  const words = texts.certificates;
  const names = new Map(page?.jurisdictions.map(({ id, name }) => [id, name]));
  const plain = (id: "laboratory" | "certificate" | "build"): Column<GameCertificate> => ({
    id,
    header: words[id],
    renderCell: (row) => <span translate="no">{row[id]}</span>,
  });
  return [
    {
      id: "game",
      header: texts.games.game,
      renderCell: ({ game }) => <b translate="no">{game}</b>,
    },
    plain("laboratory"),
    plain("certificate"),
    plain("build"),
    {
      id: "sha256",
      header: words.sha256,
      renderCell: ({ sha256 }) => (sha256 === null ? "–" : <Hash of={sha256} />),
    },
    {
      id: "jurisdiction",
      header: words.jurisdiction,
      renderCell: ({ jurisdiction }) => names.get(jurisdiction) ?? jurisdiction,
    },
    {
      id: "expiresOn",
      header: words.expiresOn,
      renderCell: ({ expiresOn }) => <time className="num nowrap">{expiresOn}</time>,
    },
    {
      id: "state",
      header: words.state,
      renderCell: ({ state }) => <span className={tagOf[state]}>{words.states[state]}</span>,
    },
    {
      id: "added",
      header: words.added,
      renderCell: ({ addedAt, addedBy }) => (
        <>
          {addedBy} <Moment at={addedAt} />
        </>
      ),
    },
    {
      id: "withdraw",
      header: words.withdraw,
      renderCell: (row) =>
        row.state !== "withdrawn" &&
        may("games.change") && (
          <button type="button" className="btn btn-small" onClick={() => withdraw(row)}>
            {words.withdraw}
            <span className="vh">
              {" "}
              {row.game} {row.certificate}
            </span>
          </button>
        ),
    },
  ];
}
