import "#site/parts/lists.css";
import "#site/status/status-page.css";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { nameIn } from "#contract/named.ts";
import type { ProviderStatus } from "#contract/status.ts";
import { FormatProvider, useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { Interruptions, type Interruption } from "#site/status/interruptions.tsx";
import type { Status } from "#site/status/load-status.ts";
import { PartCard } from "#site/status/part-card.tsx";
import { dayStates } from "#site/status/day-states.ts";
import { BarsLegend } from "#site/status/status-bars.tsx";
import { useReaderZone } from "#site/status/use-reader-zone.ts";

/** Which parts of the service can be used now, and the interruptions of the last days. */
export default function StatusPage() {
  const { locale, site } = useApp();
  const { frame, statusPage: words } = usePageTexts();
  const status = useLoaderData<Status>();
  const zone = useReaderZone();
  const isSiteZone = zone === site.timeZone;
  return (
    <div className="wrap status-page">
      <h1 {...useArrival()}>{frame.status}</h1>
      <FormatProvider
        locale={locale}
        timeZone={zone}
        {...(isSiteZone && { offsets: site.utcOffsets })}
      >
        <Lead status={status} />
        <Parts status={status} />
      </FormatProvider>
      <h2>{words.rulesTitle}</h2>
      <ul className="status-rules">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

function Lead({ status: { parts, providers, days, measuredAt } }: { status: Status }) {
  const { frame, statusPage: words } = usePageTexts();
  const format = useFormat();
  const isTroubled = [...parts, ...providers].some(({ trouble }) => trouble !== null);
  return (
    <>
      <p className="status-lead">{words.lead(format.number(days))}</p>
      <div className="card status-overall" data-state={isTroubled ? "troubled" : "available"}>
        <Icon name={isTroubled ? "warning" : "success"} />
        <p>
          <b>{isTroubled ? words.someTrouble : words.allAvailable}</b>
          <small>{words.measuredAt(`${format.date(measuredAt)} ${format.time(measuredAt)}`)}</small>
          <small>
            {frame.timeZone} <span translate="no">{format.zone(measuredAt)}</span>
          </small>
        </p>
      </div>
    </>
  );
}

function Parts({ status }: { status: Status }) {
  const { statusPage: words } = usePageTexts();
  const { parts, providers, unrecorded } = status;
  const format = useFormat();
  const partNames = words.parts;
  const since = mostCommon(
    [...parts, ...providers].map(({ recordedFrom }) => recordedFrom && format.date(recordedFrom)),
  );
  const shown = { status, since };
  const rows = [
    ...parts.flatMap(({ part, outages }) => rowsOf(part, partNames[part], outages)),
    ...providers.flatMap((provider) =>
      rowsOf(`studio ${provider.code}`, <StudioName provider={provider} />, provider.outages),
    ),
  ].toSorted((one, other) => startOf(other) - startOf(one));
  return (
    <>
      <h2>{words.services}</h2>
      <BarsLegend
        days={dayStates(NOT_RECORDED, [], { ...status, dateOf: format.date })}
        since={since}
      />
      <ul className="status-parts">
        {parts.map(({ part, ...history }) => (
          <PartCard
            key={part}
            name={partNames[part]}
            history={history}
            unrecorded={part === "site" ? [] : unrecorded}
            {...shown}
          />
        ))}
      </ul>
      {providers.length > 0 && <h2>{words.studios}</h2>}
      <ul className="status-parts">
        {providers.map((provider) => (
          <PartCard
            key={provider.code}
            name={<StudioName provider={provider} />}
            history={provider}
            unrecorded={unrecorded}
            {...shown}
          />
        ))}
      </ul>
      <Interruptions rows={rows} days={status.days} measuredAt={status.measuredAt} />
    </>
  );
}

const NOT_RECORDED = { recordedFrom: null, listedFrom: null, outages: [] };

/** The value that most have; of several the first. */
function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

const rowsOf = (id: string, name: ReactNode, outages: ProviderStatus["outages"]): Interruption[] =>
  outages.map((outage) => ({ ...outage, id: `${id} ${outage.beganAt} ${outage.cause}`, name }));

const startOf = ({ beganAt }: Interruption): number => (beganAt === null ? 0 : Date.parse(beganAt));

function StudioName({ provider }: { provider: ProviderStatus }) {
  const { locale } = useApp();
  return <span translate="no">{nameIn(locale, provider)}</span>;
}
