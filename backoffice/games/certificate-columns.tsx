import type { GameCertificate } from "#contract/office/certificates.ts";
import type { SystemCertificate } from "#contract/office/system-certificates.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Hash } from "#backoffice/games/hash-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const tagOf = { valid: "tag tag-good", expired: "tag tag-bad", withdrawn: "tag" } as const;

/**
 * The columns of every table of certificates.
 * @param version the column of what is certified: a game's build, a system's version
 * @param nameOf names a certificate to a screen reader, on its button
 */
export function useCertificateColumns<Row extends GameCertificate | SystemCertificate>(
  jurisdictions: readonly { id: string; name: string }[],
  version: Extract<keyof Row, "build" | "version">,
  { nameOf, withdraw }: { nameOf: (row: Row) => string; withdraw: (row: Row) => void },
): Column<Row>[] {
  const { texts, may } = useOffice();
  const words = texts.certificates;
  const names = new Map(jurisdictions.map(({ id, name }) => [id, name]));
  const plain = (id: "laboratory" | "certificate" | typeof version): Column<Row> => ({
    id,
    header: words[id],
    renderCell: (row) => <span translate="no">{String(row[id])}</span>,
  });
  return [
    plain("laboratory"),
    plain("certificate"),
    plain(version),
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
          <Button look="small" onClick={() => withdraw(row)}>
            {words.withdraw}
            <span className="vh"> {nameOf(row)}</span>
          </Button>
        ),
    },
  ];
}
