import { useState } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { NetworkRuleOfSite, NetworkVisits } from "#contract/office/networks.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { NetworkRuleSheet } from "#backoffice/settings/networks/network-rule-sheet.tsx";

/** What each site does with addresses that hide the country, and how often they came. */
export function NetworkSection({ isKnown, sites, visits }: OfficeOutput<"get-network-rules">) {
  const { networks } = useOffice().texts;
  return (
    <>
      <h2>{networks.title}</h2>
      <p className="page-lead">{networks.lead}</p>
      {!isKnown && <p className="notice">{networks.unknown}</p>}
      <RuleTable sites={sites} />
      <h3>{networks.visits}</h3>
      <VisitTable visits={visits} />
    </>
  );
}

function RuleTable({ sites }: { sites: readonly NetworkRuleOfSite[] }) {
  const { texts, may } = useOffice();
  const { networks, settings } = texts;
  const [changing, setChanging] = useState<NetworkRuleOfSite | null>(null);
  return (
    <>
      <RowsTable
        caption={networks.title}
        head={[networks.site, networks.rule, { name: networks.change, isEnd: true }]}
        empty={networks.none}
      >
        {sites.map((site) => (
          <tr key={site.siteId}>
            <th scope="row">
              {site.host} {site.host === "*" && <small className="why">{settings.everyHost}</small>}
            </th>
            <td>{site.refuses ? networks.refuses : networks.flags}</td>
            <td className="end">
              {may("settings.change") && (
                <Button
                  look="small"
                  text={networks.change}
                  of={site.host}
                  onClick={() => setChanging(site)}
                />
              )}
            </td>
          </tr>
        ))}
      </RowsTable>
      {changing && <NetworkRuleSheet site={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function VisitTable({ visits }: { visits: readonly NetworkVisits[] }) {
  const { networks, licences } = useOffice().texts;
  const format = useFormat();
  const words: Readonly<Record<string, string>> = licences.calls;
  return (
    <RowsTable
      caption={networks.visits}
      head={[
        networks.kind,
        licences.call,
        networks.outcome,
        { name: licences.count, isEnd: true },
        licences.lastDay,
      ]}
      empty={networks.none}
    >
      {visits.map(({ kind, call, isRefused, visits: times, lastDay }) => (
        <tr key={`${kind} ${call} ${isRefused}`}>
          <th scope="row">{networks.kinds[kind]}</th>
          <td>{words[call] ?? call}</td>
          <td>{isRefused ? networks.refused : networks.flagged}</td>
          <td className="num end">{format.number(times)}</td>
          <td className="num nowrap">{lastDay}</td>
        </tr>
      ))}
    </RowsTable>
  );
}
