import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Check =
  | { state: "underWay"; reached: number }
  | { state: "whole"; reached: number; at: string }
  | { state: "broken"; row: number }
  | { state: "failed" };

/** Verifies the whole trail in parts, and shows up to where it is intact or which row is not. */
export function TrailCheck() {
  const { texts, call } = useOffice();
  const { audit, frame } = texts;
  const format = useFormat();
  const [check, setCheck] = useState<Check | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const run = async () => {
    for (let reached = 0; !isGone.current;) {
      setCheck({ state: "underWay", reached });
      const answer = await call("check-audit-trail", reached === 0 ? {} : { after: reached });
      if (answer.status !== "success") return setCheck({ state: "failed" });
      if (answer.fault !== null) return setCheck({ state: "broken", row: answer.fault });
      reached = answer.reached;
      if (answer.isEnd) return setCheck({ state: "whole", reached, at: new Date().toISOString() });
    }
  };
  const said = (): string => {
    if (check === null) return "";
    if (check.state === "failed") return frame.callFailed;
    if (check.state === "broken") return audit.broken(format.number(check.row));
    if (check.state === "underWay") return audit.verifying(format.number(check.reached));
    if (check.reached === 0) return audit.verifyEmpty;
    return audit.whole(format.number(check.reached), format.time(check.at));
  };
  const isBad = check?.state === "broken" || check?.state === "failed";
  return (
    <div className="trail-check">
      <Button
        text={audit.verify}
        aria-busy={check?.state === "underWay"}
        onClick={() => {
          if (check?.state !== "underWay") run().catch(() => setCheck({ state: "failed" }));
        }}
      />
      <p role="status" className={check ? `notice ${isBad ? "notice-bad" : ""}` : ""}>
        {said()}
      </p>
    </div>
  );
}
