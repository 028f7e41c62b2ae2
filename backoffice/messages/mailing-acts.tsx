import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Mailing } from "#contract/office/mailings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { leftOutWords, readersIn } from "#backoffice/messages/audience-words.ts";
import { ReaderSample } from "#backoffice/messages/reader-sample.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type MailingActsProps = {
  mailing: Mailing;
  /** There is unsaved input. */
  isChanged: boolean;
};

/** Sends a draft, or stops a mailing that is being sent. */
export function MailingActs({ mailing, isChanged }: MailingActsProps) {
  const { mailings: words } = useOfficeTexts().messages;
  const format = useFormat();
  const navigate = useNavigate();
  const { act, ...acting } = useAct();
  const [asking, setAsking] = useState<"send" | "stop" | null>(null);
  const { id, version, state } = mailing;
  const isDraft = state === "draft";
  if (!isDraft && state !== "sending") return null;
  const isProposed = mailing.proposalId !== null;
  const stopLabel = isDraft ? words.drop : words.stop;
  const send = async (reason: string) => {
    const said = mailing.needsSecond ? words.proposed : words.sending;
    const answer = await act("send-mailing", { id, version, reason }, said);
    if (answer && (answer.status === "success" || answer.status === "proposed")) setAsking(null);
  };
  const stop = async (reason: string) => {
    const said = isDraft ? words.dropped : words.stopped;
    const answer = await act("stop-mailing", { id, reason }, said);
    if (answer?.status !== "success") return;
    setAsking(null);
    if (isDraft) await navigate("/notes");
  };
  return (
    <>
      {isDraft && (
        <Button
          look="main"
          text={words.send}
          disabled={isChanged || isProposed}
          onClick={() => setAsking("send")}
        />
      )}
      <Button text={stopLabel} onClick={() => setAsking("stop")} />
      {isDraft && isChanged && <p className="why">{words.unsaved}</p>}
      {isProposed && (
        <p className="notice">
          {words.proposed} <Link to="/proposals">{words.toProposals}</Link>
        </p>
      )}
      {asking && (
        <ReasonSheet
          title={asking === "send" ? words.send : stopLabel}
          submit={asking === "send" ? words.send : stopLabel}
          acting={acting}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void (asking === "send" ? send(reason) : stop(reason))}
        >
          <p>
            {asking === "send"
              ? words.sendText(
                  mailing.texts[mailing.defaultLocale]?.title ?? "",
                  readersIn(format, mailing),
                )
              : !isDraft && words.stopText}
          </p>
          {asking === "send" && <SendingTo mailing={mailing} />}
        </ReasonSheet>
      )}
    </>
  );
}

/** Who is left out of a draft's audience, some of those whom it reaches, and whether two must agree. */
function SendingTo({ mailing }: { mailing: Mailing }) {
  const { mailings: words } = useOfficeTexts().messages;
  const format = useFormat();
  return (
    <>
      {leftOutWords(words, format, mailing).map((each) => (
        <p key={each}>{each}</p>
      ))}
      <ReaderSample audience={mailing.audience} promotes={mailing.promotes} />
      {mailing.needsSecond && <p className="notice notice-warn">{words.needsSecond}</p>}
    </>
  );
}
