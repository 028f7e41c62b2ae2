import { useCallback, useRef, useState } from "react";
import type { Caller } from "#contract/calls.ts";
import { memberRules } from "#contract/member-rules.ts";
import { fits } from "#contract/text-rules.ts";
import { CallFault } from "#ui/call.ts";
import type { FieldState } from "#ui/field.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useMemberTexts } from "#site/app/app-context.tsx";
import type { RegistrationField, RegistrationValues } from "#site/members/registration.ts";

export type Availability = { state: FieldState; message: string | undefined };
const idle: Availability = { state: "idle", message: undefined };

/** The fields that only the server can judge before the whole form is sent. */
export type CheckedField = "id" | "nick" | "pw";
export const isChecked = (name: RegistrationField): name is CheckedField =>
  name === "id" || name === "nick" || name === "pw";

type Answer = { status: string; retryAfter?: number | undefined } | null;
type Ask = (call: Caller, values: RegistrationValues) => Promise<Answer>;

/** A weak password is answered as the fault of its field. */
const weakOrNone = (fault: unknown): Answer =>
  fault instanceof CallFault && fault.fields.length > 0 ? { status: "weak" } : null;

const questions: Record<CheckedField, Ask> = {
  id: (call, { id }) => call("check-user-id", { id }).catch(() => null),
  nick: (call, { nick }) => call("check-user-nick", { nick }).catch(() => null),
  // With the id, which strangers try first.
  pw: (call, { id, pw }) => {
    const known = fits(memberRules.id, id) ? { id } : {};
    return call("check-new-password", { pw, ...known }).catch(weakOrNone);
  },
};

/** Asks whether an id or nickname is free, or a password easy to guess; ignores outdated answers. */
export function useAvailability(field: CheckedField): {
  availability: Availability;
  check: (values: RegistrationValues) => Promise<boolean>;
  forget: () => void;
} {
  const { call } = useApp();
  const texts = useMemberTexts();
  const format = useFormat();
  const [availability, setAvailability] = useState(idle);
  const last = useRef("");
  const lookOf = useCallback(
    (answer: Answer): Availability => {
      const { members, frame } = texts;
      if (answer?.status === "already") return { state: "bad", message: members.taken };
      if (answer?.status === "weak") return { state: "bad", message: members.registerWeakPassword };
      // A password is judged once more with the whole form, so only a fault is shown.
      if (field === "pw") return idle;
      if (answer?.status === "success") return { state: "good", message: members.free };
      const wait = answer?.status === "time" ? format.wait(answer.retryAfter ?? 1) : null;
      return { state: "idle", message: wait ? members.checkLater(wait) : frame.loadError };
    },
    [field, format, texts],
  );
  const check = useCallback(
    async (values: RegistrationValues): Promise<boolean> => {
      last.current = values[field];
      if (field !== "pw") setAvailability({ state: "busy", message: texts.members.checking });
      const look = lookOf(await questions[field](call, values));
      if (last.current !== values[field]) return false;
      setAvailability(look);
      return look.state !== "bad";
    },
    [call, field, lookOf, texts],
  );
  const forget = useCallback(() => {
    last.current = "";
    setAvailability(idle);
  }, []);
  return { availability, check, forget };
}
