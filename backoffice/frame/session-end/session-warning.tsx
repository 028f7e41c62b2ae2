import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Modal } from "#ui/modal.tsx";
import { tellOtherPages } from "#ui/other-pages.ts";
import { useSecondsLeft } from "#ui/use-seconds-left.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { useSessionLook } from "#backoffice/frame/live.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { useSignOut } from "#backoffice/sign-out.ts";

/** The heading takes the focus, so that no button is pressed by a key meant for the page below. */
const beginHere = (heading: HTMLHeadingElement | null): void =>
  heading?.setAttribute("autofocus", "");

/**
 * Counts down to the end by idleness, `endsAt` as `performance.now()`. It closes when the session
 * goes on, by its button or by another page; what is below it stays as it is.
 */
export function SessionWarning({ endsAt }: { endsAt: number }) {
  const { texts } = useOffice();
  const { sessionEnd, frame } = texts;
  const look = useSessionLook();
  const format = useFormat();
  const words = (seconds: number) => sessionEnd.left(format.countdown(seconds));
  const seconds = useSecondsLeft(endsAt, look, words);
  const signOut = useSignOut();
  const { goOn, hasFailed } = useGoingOn();
  return (
    <Modal
      className="sheet session-warning"
      labelledBy="session-warning session-warning-why"
      role="alertdialog"
      onClose={() => undefined}
    >
      <div className="sheet-head">
        <h2 id="session-warning" tabIndex={-1} ref={beginHere}>
          {sessionEnd.title}
        </h2>
      </div>
      <div className="sheet-body">
        <p id="session-warning-why">{sessionEnd.why}</p>
        <p className="session-left num" role="timer">
          {seconds > 0 ? words(seconds) : frame.loading}
        </p>
        <p className="field-message" role="alert">
          {hasFailed && sessionEnd.goOnFailed}
        </p>
        <div className="row-of-buttons">
          <Button look="main" text={sessionEnd.goOn} onClick={() => void goOn()} />
          <Button text={frame.signOut} onClick={() => void signOut()} />
        </div>
      </div>
    </Modal>
  );
}

/** Goes on by a call that is activity, and tells the other pages. */
function useGoingOn(): { goOn: () => Promise<void>; hasFailed: boolean } {
  const look = useSessionLook();
  const [hasFailed, setHasFailed] = useState(false);
  const busy = useRef(false);
  const goOn = async () => {
    if (busy.current) return;
    busy.current = true;
    setHasFailed(false);
    try {
      await look({ isActivity: true });
      tellOtherPages("office-session");
    } catch (error) {
      // A session that is over by now shows the sign-in.
      if (!(error instanceof SessionEnded)) setHasFailed(true);
    } finally {
      busy.current = false;
    }
  };
  return { goOn, hasFailed };
}
