import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { GameCertificate } from "#contract/office/certificates.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useCertificateColumns } from "#backoffice/games/certificate-columns.tsx";
import { CertificateFileSheet } from "#backoffice/games/certificate-file-sheet.tsx";
import { CertificateSheet } from "#backoffice/games/certificate-sheet.tsx";
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
  const [asked, setAsked] = useState<"one" | "file" | null>(null);
  const [withdrawn, setWithdrawn] = useState<GameCertificate | null>(null);
  const columns = useColumns(page, setWithdrawn);
  const close = () => setAsked(null);
  if (!page) return <NotFound />;
  const { provider, certificates, jurisdictions, uncertified, rng } = page;
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{`${nameOf(provider)} · ${words.title}`}</h1>
        {may("games.change") && (
          <div className="row-of-buttons">
            <Button text={texts.certificateFiles.bringIn} onClick={() => setAsked("file")} />
            <Button look="main" text={words.add} onClick={() => setAsked("one")} />
          </div>
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
      {asked === "one" && (
        <CertificateSheet
          provider={provider.code}
          games={uncertified}
          jurisdictions={jurisdictions}
          onClose={close}
        />
      )}
      {asked === "file" && <CertificateFileSheet provider={provider.code} onClose={close} />}
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

function useColumns(
  page: CertificatesPage,
  withdraw: (certificate: GameCertificate) => void,
): Column<GameCertificate>[] {
  const { texts } = useOffice();
  const columns = useCertificateColumns<GameCertificate>(page?.jurisdictions ?? [], "build", {
    nameOf: ({ game, certificate }) => `${game} ${certificate}`,
    withdraw,
  });
  return [
    {
      id: "game",
      header: texts.games.game,
      renderCell: ({ game }) => <b translate="no">{game}</b>,
    },
    ...columns,
  ];
}
