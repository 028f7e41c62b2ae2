import "#site/members/session-end/session-warning.css";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { tellOtherPages } from "#ui/other-pages.ts";
import { useSecondsLeft } from "#ui/use-seconds-left.ts";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";

/** The heading takes the focus, so that no button is pressed by a key meant for the page below. */
const beginHere = (heading: HTMLHeadingElement | null): void =>
  heading?.setAttribute("autofocus", "");

/**
 * Counts down to the end by idleness, `endsAt` as `performance.now()`. It closes when the session
 * goes on, by its button, by another page or by a stake.
 */
export function SessionWarning({ endsAt }: { endsAt: number }) {
  const { sessionEnd, members, frame } = useTexts();
  const { logout, refresh } = useSession();
  const format = useFormat();
  const words = (seconds: number) => sessionEnd.left(format.countdown(seconds));
  const seconds = useSecondsLeft(endsAt, refresh, words);
  const goOn = useGoingOn();
  return (
    <Modal
      className="message-dialog message-warning session-warning"
      labelledBy="session-warning session-warning-why"
      role="alertdialog"
      onClose={() => undefined}
    >
      <Icon name="clock" className="message-icon" />
      <h2 id="session-warning" className="message-text" tabIndex={-1} ref={beginHere}>
        {sessionEnd.title}
      </h2>
      <p id="session-warning-why" className="message-detail">
        {sessionEnd.why}
      </p>
      <p className="session-left num" role="timer">
        {seconds > 0 ? words(seconds) : frame.loading}
      </p>
      <div className="message-buttons">
        <Button look="soft" text={members.logout} onClick={() => void logout()} />
        <Button look="gold" text={sessionEnd.goOn} onClick={() => void goOn()} />
      </div>
    </Modal>
  );
}

/** Goes on by a call that is activity, and tells the other pages. */
function useGoingOn(): () => Promise<void> {
  const { call, texts } = useApp();
  const { refresh } = useSession();
  const dialogs = useDialogs();
  const busy = useRef(false);
  return async () => {
    if (busy.current) return;
    busy.current = true;
    const answer = await call("continue-session", {}).catch(asFault);
    // A session that is over by now says so at the next look.
    if (answer.status === "success" || answer.status === "unauthenticated") await refresh();
    else {
      const text = texts.sessionEnd.goOnFailed;
      await dialogs.show({ kind: "error", text, ...referenceIn(answer) });
    }
    if (answer.status === "success") tellOtherPages("session");
    busy.current = false;
  };
}
