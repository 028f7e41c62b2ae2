import { useRevalidator } from "react-router";
import type { PreviousSignIn, SessionEntry } from "#contract/members.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { ChangePassword, ChangeWithdrawalPassword } from "#site/my-page/password-form.tsx";
import type { OwnSessions } from "#site/my-page/load-sessions.ts";
import type { OwnPasskeys } from "#site/my-page/passkeys/load-passkeys.ts";
import { PasskeysCard } from "#site/my-page/passkeys/passkeys.tsx";
import type { OwnSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import { SecondFactorCard } from "#site/my-page/second-factor/second-factor.tsx";
import type { OwnSignInNotes } from "#site/my-page/sign-in-notes/load-sign-in-notes.ts";
import { SignInNotesCard } from "#site/my-page/sign-in-notes/sign-in-notes.tsx";
import type { StaffAccesses } from "#site/my-page/staff-accesses/load-staff-accesses.ts";
import { StaffAccessList } from "#site/my-page/staff-accesses/staff-accesses.tsx";
import { previousSignInText } from "#site/members/previous-sign-in.ts";
import { useAct } from "#site/parts/use-act.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";
import type { Section } from "#site/app/section.ts";

function EndSession({ entry }: { entry: SessionEntry }) {
  const { call } = useApp();
  const texts = usePageTexts();
  const { members } = texts;
  const act = useAct();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  const device = entry.device || members.unknownDevice;
  const end = async () => {
    const done = await act({
      ask: { text: members.endSessionAsk(device), confirm: members.endSession },
      work: async () => {
        const { status } = await call("end-session", { id: entry.id });
        return status === "success" || status === "not_found";
      },
      failed: members.endSessionFailed,
    });
    if (!done) return;
    dialogs.toast(members.endSessionDone);
    await revalidate();
  };
  return (
    <Button look="soft sm" onClick={() => void end()}>
      {members.endSession}
      <span className="vh">: {device}</span>
    </Button>
  );
}

function Sessions({ sessions }: { sessions: SessionEntry[] }) {
  const { members } = usePageTexts();
  const format = useFormat();
  const moment = (instant: string) => `${format.date(instant)} ${format.time(instant)}`;
  return (
    <ul className="session-list">
      {sessions.map((entry) => (
        <li key={entry.id}>
          <div>
            <p className="session-device">
              {entry.device || members.unknownDevice}
              {entry.isCurrent && <span className="st st-done">{members.thisDevice}</span>}
            </p>
            <p className="field-hint num">
              {members.signedInAt(moment(entry.startedAt))} ·{" "}
              {members.lastActive(moment(entry.lastActiveAt))} · {entry.address}
            </p>
          </div>
          {!entry.isCurrent && <EndSession entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

/** The previous sign-in with time and place, so that a stranger's sign-in is noticed. */
function Previous({ previous }: { previous: PreviousSignIn }) {
  const texts = usePageTexts();
  return <p className="field-hint num">{previousSignInText(previous, texts, useFormat())}</p>;
}

type SecurityProps = {
  sessions: Section<OwnSessions>;
  notes: Section<OwnSignInNotes>;
  passkeys: Section<OwnPasskeys>;
  factor: Section<OwnSecondFactor>;
  accesses: Section<StaffAccesses>;
};

const isCurrent = (entry: SessionEntry) => entry.isCurrent;

/** The member's sessions, the notes about them, the keys of the account, and the accesses of staff. */
export function Security({ sessions, notes, passkeys, factor, accesses }: SecurityProps) {
  const { members, secondFactor, passkeys: passkeyWords } = usePageTexts();
  const { revalidate } = useRevalidator();
  return (
    <>
      <MoneyCard id="sessions-title" title={members.sessions}>
        {sessions.ok ? (
          <>
            {sessions.data.previous && <Previous previous={sessions.data.previous} />}
            <Sessions sessions={sessions.data.sessions} />
            <ZoneNote />
          </>
        ) : (
          <LoadFailed of={sessions} onRetry={() => void revalidate()} />
        )}
      </MoneyCard>
      <SignInNotesCard notes={notes} />
      {passkeys.ok ? (
        <PasskeysCard
          own={passkeys.data}
          hasFactor={factor.ok && factor.data.addedAt !== null}
          device={(sessions.ok && sessions.data.sessions.find(isCurrent)?.device) || ""}
        />
      ) : (
        <MoneyCard id="passkeys-title" title={passkeyWords.title}>
          <LoadFailed of={passkeys} onRetry={() => void revalidate()} />
        </MoneyCard>
      )}
      {factor.ok ? (
        <SecondFactorCard factor={factor.data} />
      ) : (
        <MoneyCard id="second-factor-title" title={secondFactor.title}>
          <LoadFailed of={factor} onRetry={() => void revalidate()} />
        </MoneyCard>
      )}
      <div className="money-cols money-halves">
        <ChangePassword onChanged={() => void revalidate()} />
        <ChangeWithdrawalPassword />
      </div>
      <StaffAccessList accesses={accesses} />
    </>
  );
}
