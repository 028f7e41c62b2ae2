import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { OwnSession, SignInEvent } from "#contract/office/operators.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { AccountPage } from "#backoffice/operators/load-operators.ts";
import { TakeEmergency } from "#backoffice/operators/emergencies/take-form.tsx";
import { PasswordForm } from "#backoffice/operators/password-form.tsx";
import { PasskeyList } from "#backoffice/operators/passkeys/passkey-list.tsx";
import { PreferenceForm } from "#backoffice/operators/preference-form.tsx";

/** The operator's own page: preferences, sessions, and sign-in attempts with their id. */
export default function Account() {
  const { texts, operator } = useOffice();
  const { account, roles } = texts;
  const format = useFormat();
  const { sessions, events, passkeys } = useLoaderData<AccountPage>();
  return (
    <div className="page">
      <h1>{account.title}</h1>
      <p className="page-lead">
        <b>{operator.name}</b> ({operator.loginId}) · {account.role}: {roles[operator.role]} ·{" "}
        {account.until(format.time(operator.endsAt))}
      </p>
      <section className="card">
        <h2>{account.preferences}</h2>
        <PreferenceForm />
      </section>
      <section className="card">
        <h2>{account.password}</h2>
        <p className="card-lead">{account.passwordLead}</p>
        {passkeys && <PasswordForm own={passkeys} />}
      </section>
      <section className="card">
        <h2>{texts.passkeys.title}</h2>
        {passkeys && <PasskeyList own={passkeys} />}
      </section>
      {passkeys && <TakeEmergency own={passkeys} />}
      <section className="card">
        <h2>{account.sessions}</h2>
        <p className="card-lead">{account.sessionsLead}</p>
        <Sessions sessions={sessions} />
      </section>
      <section className="card">
        <h2>{account.signIns}</h2>
        <SignIns events={events} />
      </section>
    </div>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { texts } = useOffice();
  const { account } = texts;
  const columns: Column<OwnSession>[] = [
    {
      id: "device",
      header: account.device,
      renderCell: (row) => (
        <>
          {row.device || account.unknownDevice}{" "}
          {row.isCurrent && <span className="tag tag-good">{account.thisSession}</span>}
        </>
      ),
    },
    { id: "address", header: account.address, renderCell: (row) => row.address },
    {
      id: "started",
      header: account.startedAt,
      renderCell: (row) => <Moment at={row.startedAt} />,
    },
    {
      id: "active",
      header: account.lastActiveAt,
      renderCell: (row) => <Moment at={row.lastActiveAt} />,
    },
    {
      id: "end",
      header: account.endSession,
      renderCell: (row) => !row.isCurrent && <EndSession session={row} />,
    },
  ];
  return (
    <DenseTable
      caption={account.sessions}
      columns={columns}
      rows={sessions}
      idOf={({ id }) => id}
      empty={texts.frame.nothing}
    />
  );
}

function EndSession({ session }: { session: OwnSession }) {
  const { texts, call } = useOffice();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    try {
      await call("end-own-session", { id: session.id });
      announce(texts.account.sessionEnded);
    } catch (error) {
      if (!(error instanceof SessionEnded)) announce(texts.frame.callFailed, "assertive");
    }
    setIsBusy(false);
    await revalidate();
  };
  return (
    <Button
      look="small"
      text={texts.account.endSession}
      of={session.device || texts.account.unknownDevice}
      aria-busy={isBusy}
      onClick={() => void end()}
    />
  );
}

function SignIns({ events }: { events: readonly SignInEvent[] }) {
  const { texts } = useOffice();
  const { account } = texts;
  const columns: Column<SignInEvent>[] = [
    { id: "at", header: account.at, renderCell: (row) => <Moment at={row.at} /> },
    {
      id: "outcome",
      header: account.outcome,
      renderCell: (row) => (
        <span className={row.outcome === "success" ? "tag tag-good" : "tag"}>
          {account.outcomes[row.outcome]}
        </span>
      ),
    },
    {
      id: "device",
      header: account.device,
      renderCell: (row) => row.device || account.unknownDevice,
    },
    { id: "address", header: account.address, renderCell: (row) => row.address },
  ];
  return (
    <DenseTable
      caption={account.signIns}
      columns={columns}
      rows={events}
      idOf={({ id }) => String(id)}
      empty={texts.frame.nothing}
    />
  );
}
