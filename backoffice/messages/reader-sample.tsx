import { useEffect, useState } from "react";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Asked = OfficeInput<"sample-mailing-readers">;
type Sampled = OfficeOutput<"sample-mailing-readers">["members"];

/** Some of the members whom a note would reach, for operators who may see members. */
export function ReaderSample(asked: Asked) {
  return useOffice().may("members.read") ? <Sample {...asked} /> : null;
}

function Sample(asked: Asked) {
  const { messages, frame } = useOffice().texts;
  const members = useSample(asked);
  if (members === "failed") return <p className="why">{frame.loadFailed}</p>;
  if (members === null || members.length === 0) return null;
  const names = members.map(({ loginId, nick }) => `${loginId} (${nick})`).join(", ");
  return <p className="why">{messages.mailings.sample(names)}</p>;
}

/** Null until the answer is there. */
function useSample(wanted: Asked): Sampled | "failed" | null {
  const { call } = useOffice();
  // The caller makes a new object at each render, which asks for the same.
  const asked = JSON.stringify(wanted);
  const [members, setMembers] = useState<Sampled | "failed" | null>(null);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      try {
        const answer = await call("sample-mailing-readers", JSON.parse(asked) as Asked);
        if (isShown) setMembers(answer.status === "success" ? answer.members : "failed");
      } catch (error) {
        if (isShown && !(error instanceof SessionEnded)) setMembers("failed");
      }
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [call, asked]);
  return members;
}
