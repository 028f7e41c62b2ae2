import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { OpeningLine, OpeningState } from "#contract/office/opening.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { OpeningPage } from "#backoffice/settings/load-settings.ts";
import { TesterLinks } from "#backoffice/settings/tester-links.tsx";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

/** The screen on which each line is put right; null for what is done at the machine. */
const screens: Readonly<Record<OpeningLine, string | null>> = {
  licences: "/settings/licences",
  countries: "/settings/licences",
  profiles: "/settings/profiles",
  outside: "/settings",
  documents: "/settings/documents",
  accounts: "/settings/accounts",
  administrators: "/operators",
  keys: null,
  backup: null,
  drill: null,
  connections: "/games/connections",
  selfTests: "/games/connections",
  certificates: "/games/platform",
  games: "/games",
  jackpots: "/games/jackpots",
  testBets: "/games/rounds",
};

/** What must be there before members are let in, and the opening itself. */
export default function Opening() {
  const { texts, may } = useOffice();
  const { opening } = texts;
  const { mode, openedAt, sites, lines, links } = useLoaderData<OpeningPage>();
  const [asked, setAsked] = useState<"opening" | "tester" | null>(null);
  const changing = useChange();
  const isReady = lines.every(({ isDone }) => isDone);
  const close = () => setAsked(null);
  return (
    <div className="page">
      <div className="card-head">
        <h1>{opening.title}</h1>
        {openedAt === null && may("settings.change") && (
          <div className="row-of-buttons">
            {mode === "real" && <Button text={opening.invite} onClick={() => setAsked("tester")} />}
            <Button
              look="main"
              text={opening.open}
              disabled={!isReady}
              onClick={() => setAsked("opening")}
            />
          </div>
        )}
      </div>
      <SettingsNav />
      <p className="page-lead">{opening.lead}</p>
      <OpeningNotice mode={mode} openedAt={openedAt} lines={lines} />
      <ChangeNotice outcome={changing.outcome} />
      <LineTable lines={lines} />
      {(mode === "real" || links.length > 0) && <TesterLinks links={links} changing={changing} />}
      {asked === "opening" && <OpenSheet sites={sites} changing={changing} onClose={close} />}
      {asked === "tester" && <TesterSheet changing={changing} onClose={close} />}
    </div>
  );
}

/** Whether members are let in, and what is left to do. */
function OpeningNotice({ mode, openedAt, lines }: Omit<OpeningPage, "sites" | "links">) {
  const { opening } = useOffice().texts;
  const format = useFormat();
  const left = lines.filter(({ isDone }) => !isDone).length;
  if (openedAt !== null)
    return (
      <p className="notice">
        {opening.openedAt(`${format.date(openedAt)} ${format.clock(openedAt)}`)}
      </p>
    );
  return (
    <p className="notice">
      {mode === "play" ? opening.play : opening.waits}{" "}
      {left === 0 ? opening.ready : opening.notReady(format.number(left))}
    </p>
  );
}

function LineTable({ lines }: { lines: readonly OpeningState[] }) {
  const { opening } = useOffice().texts;
  return (
    <TableFrame name={opening.title} scroller="table-scroll rows-scroll">
      <thead>
        <Headings names={[opening.line, opening.state, opening.need, opening.goTo]} />
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function Line({ line: { name, isDone, missing } }: { line: OpeningState }) {
  const { opening, settings } = useOffice().texts;
  const where = missing.map((each) => (each === "*" ? settings.everyHost : each)).join(", ");
  const screen = screens[name];
  return (
    <tr>
      <th scope="row">{opening.names[name]}</th>
      <td>
        <span className={isDone ? "tag tag-good" : "tag tag-warn"}>
          {isDone ? opening.done : opening.missing}
        </span>
      </td>
      <td className="wraps">
        {opening.says[name]}
        {missing.length > 0 && <small className="why"> {opening.missingAt(where)}</small>}
      </td>
      <td>
        {screen !== null && (
          <Link
            className="btn btn-small"
            to={screen}
            aria-label={`${opening.goTo}: ${opening.names[name]}`}
          >
            {opening.goTo}
          </Link>
        )}
      </td>
    </tr>
  );
}

type SheetProps = { changing: ReturnType<typeof useChange>; onClose: () => void };

/** Invites a person who plays the test bets before the opening. */
function TesterSheet({ changing, onClose }: SheetProps) {
  const { opening, settings } = useOffice().texts;
  const submit = async (reason: string) => {
    if ((await changing.change("invite-tester", { reason })).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={opening.invite}
      submit={opening.invite}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{opening.inviteHint}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}

function OpenSheet({ sites, changing, onClose }: SheetProps & { sites: number }) {
  const { opening, settings } = useOffice().texts;
  const submit = async (reason: string) => {
    if ((await changing.change("open-house", { sites, reason })).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={opening.open}
      submit={opening.open}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{opening.openHint}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
