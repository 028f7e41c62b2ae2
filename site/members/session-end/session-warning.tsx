import "#site/members/session-end/session-warning.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asFault, referenceIn } from "#ui/call.ts";
import { announce } from "#ui/announcer.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";
import { tellOtherPages } from "#site/members/session-end/other-pages.ts";

/** The seconds at which screen readers are told what is left; each second would drown all else. */
const announcedAt = new Set([120, 60, 30, 10]);
/** A device that slept moves its clock ahead of the page's timers by more than this. */
const sleptMs = 2_000;

/** The heading takes the focus, so that no button is pressed by a key meant for the page below. */
const beginHere = (heading: HTMLHeadingElement | null): void =>
  heading?.setAttribute("autofocus", "");

/**
 * Counts down to the end by idleness, `endsAt` as `performance.now()`. It closes when the session
 * goes on, by its button, by another page or by a stake.
 */
export function SessionWarning({ endsAt }: { endsAt: number }) {
  const { sessionEnd, members, frame } = useTexts();
  const { logout } = useSession();
  const format = useFormat();
  const seconds = useSecondsLeft(endsAt);
  const goOn = useGoingOn();
  const left = sessionEnd.left(format.countdown(seconds));
  const say = useEffectEvent(() => announce(left, "assertive"));
  useEffect(() => {
    if (announcedAt.has(seconds)) say();
  }, [seconds]);
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
        {seconds > 0 ? left : frame.loading}
      </p>
      <div className="message-buttons">
        <button type="button" className="btn btn-soft" onClick={() => void logout()}>
          {members.logout}
        </button>
        <button type="button" className="btn btn-gold" onClick={() => void goOn()}>
          {sessionEnd.goOn}
        </button>
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
    if (answer.status === "success") tellOtherPages();
    busy.current = false;
  };
}

/** The whole seconds until a moment. The server is asked at its end, and when the device woke. */
function useSecondsLeft(endsAt: number): number {
  const { refresh } = useSession();
  const secondsNow = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsNow);
  const look = useEffectEvent(() => setSeconds(secondsNow()));
  useEffect(() => {
    let ahead = Date.now() - performance.now();
    const timer = setInterval(() => {
      const before = ahead;
      ahead = Date.now() - performance.now();
      if (Math.abs(ahead - before) > sleptMs) void refresh();
      look();
    }, 1000);
    look();
    return () => clearInterval(timer);
  }, [endsAt, refresh]);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, refresh]);
  return seconds;
}
