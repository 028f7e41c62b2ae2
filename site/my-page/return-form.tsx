import "#site/parts/forms.css";
import { useRef, useState } from "react";
import { LONGEST_RETURN_REASON } from "#contract/break-terms.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

/** Asks to play again after the term of a self-exclusion, with a reason. */
export function ReturnForm({ waits }: { waits: string }) {
  const { call } = useApp();
  const { breaks } = usePageTexts();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const act = useBreakAct();
  const ask = () => {
    setMissing(reason.trim() === "");
    if (reason.trim() === "") return form.current?.querySelector("textarea")?.focus();
    return act({
      ask: { text: breaks.askReturnAsk(waits), confirm: breaks.askReturn },
      work: async () => (await call("ask-return", { reason })).status === "success",
      failed: breaks.returnFailed,
      done: breaks.returnAsked,
    });
  };
  return (
    <form
      ref={form}
      className="fm break-return"
      noValidate
      {...dirtyIf(reason !== "")}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextArea
        name="reason"
        label={breaks.returnReason}
        value={reason}
        required
        rows={3}
        autoComplete="off"
        maxLength={LONGEST_RETURN_REASON}
        hint={breaks.returnReasonHint}
        state={isMissing ? "bad" : "idle"}
        message={isMissing ? breaks.returnReasonNeeded : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      <p className="money-action">
        <Button type="submit" look="gold" text={breaks.askReturn} />
      </p>
    </form>
  );
}

/** Before a member plays again, low limits are offered. */
export function LimitsBeforeReturn() {
  const { breaks } = usePageTexts();
  return (
    <>
      <p className="money-text">{breaks.limitsBefore}</p>
      <p className="money-action">
        <MemberLink className="btn btn-gold" to="/user?tab=limits">
          {breaks.setLimits}
        </MemberLink>
      </p>
    </>
  );
}
