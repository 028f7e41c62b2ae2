import { useCallback, useRef, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import type { FieldState } from "#ui/field.tsx";
import { useApp } from "#site/app/app-context.tsx";

export type Availability = { state: FieldState; message: string | undefined };
const idle: Availability = { state: "idle", message: undefined };

/** Asks whether an id or nickname is free; outdated answers are ignored. */
export function useAvailability(field: "id" | "nick"): {
  availability: Availability;
  check: (value: string) => Promise<boolean>;
  forget: () => void;
} {
  const { call, texts } = useApp();
  const format = useFormat();
  const [availability, setAvailability] = useState(idle);
  const last = useRef("");
  const check = useCallback(
    async (value: string): Promise<boolean> => {
      const { members, frame } = texts;
      last.current = value;
      setAvailability({ state: "busy", message: members.checking });
      const answer = await (
        field === "id"
          ? call("check-user-id", { id: value })
          : call("check-user-nick", { nick: value })
      ).catch(() => null);
      if (last.current !== value) return false;
      if (answer?.status === "success") {
        setAvailability({ state: "good", message: members.free });
        return true;
      }
      const message =
        answer?.status === "already"
          ? members.taken
          : answer?.status === "time"
            ? members.checkLater(format.wait(answer.retryAfter ?? 1))
            : frame.loadError;
      setAvailability({ state: answer?.status === "already" ? "bad" : "idle", message });
      return answer?.status !== "already";
    },
    [call, field, format, texts],
  );
  const forget = useCallback(() => {
    last.current = "";
    setAvailability(idle);
  }, []);
  return { availability, check, forget };
}
