import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { OfficeConnection } from "#contract/office/connections.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#backoffice/frame/copy-button.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { siteOrigin } from "#backoffice/frame/site-origin.ts";
import { NotFound } from "#backoffice/frame/states.tsx";
import { AnswerTag } from "#backoffice/games/answer-tag.tsx";
import { ConnectionSheet } from "#backoffice/games/connection-sheet.tsx";
import { SecretSince } from "#backoffice/games/secret-since.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { ConnectionPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { LastCall } from "#backoffice/games/last-call.tsx";
import { ProviderClocks } from "#backoffice/games/provider-clocks.tsx";
import { SelfTestCard } from "#backoffice/games/self-test.tsx";
import { AgreedLevelCard } from "#backoffice/games/agreed-levels/agreed-level-card.tsx";
import { SecretSheet } from "#backoffice/games/secret-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** One connection: its settings, its secret, its state, and what its provider needs to know. */
export default function Connection() {
  const page = useLoaderData<ConnectionPage>();
  const words = useOffice().texts.connections;
  if (!page) return <NotFound />;
  const { connection, endpoints, studios, clocks, selfTest, calls } = page;
  return (
    <div className="page page-wide">
      <h1 translate="no">{connection.connection}</h1>
      <GameTabs />
      <p>
        <Link to="/games/connections">← {words.all}</Link>
      </p>
      <div className="connection-cards">
        <Settings connection={connection} />
        <State connection={connection} studios={studios} clocks={clocks} />
      </div>
      <AgreedLevelCard connection={connection.connection} calls={calls} />
      <Endpoints connection={connection.connection} endpoints={endpoints} />
      <SelfTestCard connection={connection} selfTest={selfTest} />
    </div>
  );
}

type OfConnection = { connection: OfficeConnection };

function Settings({ connection }: OfConnection) {
  const { texts, may } = useOffice();
  const words = texts.connections;
  const [isChanging, setIsChanging] = useState(false);
  const { written, gameHosts, networks } = connection;
  const lines = (rows: readonly string[], none: string) =>
    rows.length === 0 ? none : <Lines rows={rows} />;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.settings}</h2>
        {written && may("settings.change") && (
          <Button look="small" text={words.change} onClick={() => setIsChanging(true)} />
        )}
      </div>
      {!written && <p className="why">{words.ofEnvironment}</p>}
      <dl className="facts">
        <Fact name={words.protocol}>{connection.protocol}</Fact>
        <Fact name={words.isTest}>{words.kinds[connection.isTest ? "test" : "live"]}</Fact>
        <Fact name={words.url}>
          <Lines rows={[connection.url]} />
        </Fact>
        <Fact name={words.operatorId}>{connection.operatorId}</Fact>
        <Fact name={words.country}>{connection.country}</Fact>
        <Fact name={words.currency}>{connection.currency}</Fact>
        <Fact name={words.gameHosts}>{lines(gameHosts ?? [], words.anyHost)}</Fact>
        <Fact name={words.networks}>{lines(networks, words.anyNetwork)}</Fact>
        <Fact name={words.keptMonths}>{connection.keptMonths ?? words.keptUnknown}</Fact>
        <Fact name={words.roundPage}>
          {lines(connection.roundPage === null ? [] : [connection.roundPage], texts.frame.nothing)}
        </Fact>
        {written && (
          <Fact name={words.changed}>
            <Moment at={written.at} />
            <p className="why">{words.written(written.by, written.checkedBy)}</p>
          </Fact>
        )}
      </dl>
      {isChanging && (
        <ConnectionSheet connection={connection} onClose={() => setIsChanging(false)} />
      )}
    </section>
  );
}

const Lines = ({ rows }: { rows: readonly string[] }) => (
  <ul className="plain addresses" translate="no">
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);

type Page = NonNullable<ConnectionPage>;
type StateProps = OfConnection & Pick<Page, "studios" | "clocks">;

/** What is known of its health, and who signs with its secret. */
function State({ connection, studios, clocks }: StateProps) {
  const { texts, may } = useOffice();
  const { games, connections: words } = texts;
  const nameOf = useName();
  const [isWriting, setIsWriting] = useState(false);
  const callers = connection.secret?.callers ?? [];
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.state}</h2>
        <Button
          look="small"
          text={games.setSecret}
          disabled={!may("settings.change")}
          title={may("settings.change") ? undefined : games.readOnly}
          onClick={() => setIsWriting(true)}
        />
      </div>
      <dl className="facts">
        <Fact name={games.answersNow}>
          <AnswerTag isAnswering={connection.isAnswering} />
        </Fact>
        <Fact name={games.lastCall}>
          <LastCall call={connection.lastCall} />
        </Fact>
        <Fact name={games.lastLaunch}>
          <LastCall call={connection.lastLaunch} />
        </Fact>
        <Fact name={words.clock}>
          <ProviderClocks clocks={clocks} />
        </Fact>
        <Fact name={games.secret}>
          <SecretSince of={connection} />
        </Fact>
        {connection.secret && (
          <Fact name={games.secretCallers}>
            {callers.length === 0 && games.noSecretCallers}
            <ul className="plain">
              {callers.map(({ address, firstAt }) => (
                <li key={address}>
                  <span translate="no">{address}</span> <Moment at={firstAt} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={words.studios}>
          {studios.length === 0 && words.noStudios}
          <ul className="plain studio-links">
            {studios.map((studio) => (
              <li key={studio.code}>
                <Link to={`/games/providers/${studio.code}`}>{nameOf(studio)}</Link>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      {isWriting && (
        <SecretSheet connection={connection.connection} onClose={() => setIsWriting(false)} />
      )}
    </section>
  );
}

type Endpoint = Page["endpoints"][number];

/** The addresses that the provider is told. */
function Endpoints({
  connection,
  endpoints,
}: {
  connection: string;
  endpoints: readonly Endpoint[];
}) {
  const words = useOffice().texts.connections;
  const base = `${siteOrigin()}/providers/${connection}/`;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.endpoints}</h2>
        {endpoints.length > 0 && <CopyButton text={base} name={words.endpoints} />}
      </div>
      {endpoints.length === 0 ? (
        <p className="why">{words.noEndpoints}</p>
      ) : (
        <ul className="plain addresses" translate="no">
          {endpoints.map(({ method, path }) => (
            <li key={`${method} ${path}`}>
              <b>{method}</b> {base}
              {path}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
