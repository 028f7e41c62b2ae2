import "#site/members/play-time/reality-check.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PlayTime } from "#contract/play-time.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { Money } from "#ui/money.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";

type Loaded = PlayTime | "loading" | "failed";

/** The play since the member began, from the ledger; `load` asks again. */
function usePlay(): { play: Loaded; load: () => void } {
  const { call } = useApp();
  const [play, setPlay] = useState<Loaded>("loading");
  const load = useCallback(() => {
    setPlay("loading");
    void call("get-play-time", {})
      .catch(() => null)
      .then((answer) => setPlay(answer?.status === "success" ? answer.play : "failed"));
  }, [call]);
  useEffect(load, [load]);
  return { play, load };
}

/** The heading takes the focus, so that no button is pressed by a key meant for the page below. */
const beginHere = (heading: HTMLHeadingElement | null): void =>
  heading?.setAttribute("autofocus", "");

/**
 * What the member played since they began. It closes by an answer alone; until then the ledger
 * takes no new stakes.
 */
export function RealityCheck() {
  const { playTime, frame } = useTexts();
  const format = useFormat();
  const { play, load } = usePlay();
  const minutes = typeof play === "object" ? play.minutes : null;
  return (
    <Modal
      className="message-dialog message-warning reality-check"
      labelledBy="reality-check"
      role="alertdialog"
      onClose={() => undefined}
    >
      <Icon name="clock" className="message-icon" />
      <h2 id="reality-check" className="message-text" tabIndex={-1} ref={beginHere}>
        {minutes === null ? playTime.title : playTime.checkTitle(format.duration(minutes))}
      </h2>
      <p className="message-detail">{playTime.checkText}</p>
      {play === "loading" && (
        <p className="check-waits" role="status">
          {frame.loading}
        </p>
      )}
      {play === "failed" && (
        <p className="check-waits" role="alert">
          {playTime.checkFailed} <Button look="soft sm" text={frame.retry} onClick={load} />
        </p>
      )}
      {typeof play === "object" && <Played play={play} />}
      <Answers />
    </Modal>
  );
}

function Played({ play: { since, staked, returned, net } }: { play: PlayTime }) {
  const { playTime } = useTexts();
  const format = useFormat();
  return (
    <dl className="check-figures">
      <div>
        <dt>{playTime.since}</dt>
        <dd className="num">{format.time(since)}</dd>
      </div>
      <div>
        <dt>{playTime.staked}</dt>
        <dd>
          <Money amount={staked} />
        </dd>
      </div>
      <div>
        <dt>{playTime.returned}</dt>
        <dd>
          <Money amount={returned} />
        </dd>
      </div>
      <div>
        <dt>{playTime.net}</dt>
        <dd>
          <Money amount={net} />
        </dd>
      </div>
    </dl>
  );
}

/** Going on, a break, the figures and the way out, all as easy to press. */
function Answers() {
  const { playTime, members } = useTexts();
  const { call } = useApp();
  const { refresh, logout } = useSession();
  const dialogs = useDialogs();
  const format = useFormat();
  const navigate = useNavigate();
  const busy = useRef(false);
  const goOn = async () => {
    if (busy.current) return;
    busy.current = true;
    const answer = await call("answer-check", {}).catch(asFault);
    // Another tab may have answered.
    if (answer.status === "success" || answer.status === "already") await refresh();
    else await dialogs.show({ kind: "error", text: playTime.answerFailed, ...referenceIn(answer) });
    const breakMs = answer.status === "success" ? answer.play.breakLeftMs : 0;
    if (breakMs > 0) {
      const length = format.duration(Math.ceil(breakMs / 60_000));
      await dialogs.show({ kind: "warning", text: playTime.pause(length) });
    }
    busy.current = false;
  };
  return (
    <div className="message-buttons check-answers">
      <Button look="soft" text={playTime.goOn} onClick={() => void goOn()} />
      <Button
        look="soft"
        text={playTime.rest}
        onClick={() => void navigate("/user?tab=protection")}
      />
      <Button
        look="soft"
        text={playTime.figures}
        onClick={() => void navigate("/user?tab=figures")}
      />
      <Button look="soft" text={members.logout} onClick={() => void logout()} />
    </div>
  );
}
