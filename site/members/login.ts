import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { Answer } from "#contract/calls.ts";
import { asFault, referenceIn, type Fault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { previousSignInText } from "#site/members/previous-sign-in.ts";
import { openAsMember, useWelcome } from "#site/members/signed-in.ts";
import { rememberLogin } from "#site/app/remembered.ts";

export type LoginOutcome = "empty" | "refused" | "code" | "done";

/** `code` is of the second factor, empty before it is asked for. */
export type Credentials = { id: string; password: string; code: string };

/** What the sign-ins answer, and what stands for an answer that never came. */
type LoginAnswer =
  | Answer<"user-do-login">
  | Answer<"begin-passkey-sign-in">
  | Answer<"sign-in-by-passkey">
  | Fault;

/**
 * What follows from the answer of a sign-in: on success msg2029 with the sign-in before, and the page
 * loads again as the member's, or the page that they asked for as a visitor.
 */
export function useLoginOutcome(): (answer: LoginAnswer) => Promise<LoginOutcome> {
  const { texts, locale } = useApp();
  const dialogs = useDialogs();
  const format = useFormat();
  const welcome = useWelcome();
  const navigate = useNavigate();
  return useCallback(
    async (answer) => {
      const { members, messages, frame } = texts;
      const refuse = async (text: string, reference = {}) => {
        await dialogs.show({ kind: "error", text, ...reference });
        return "refused" as const;
      };
      switch (answer.status) {
        case "fault":
          return refuse(frame.errorText, referenceIn(answer));
        case "success":
          if (!("user" in answer)) return "done";
          rememberLogin(answer.user.userId);
          welcome([
            messages.msg2029,
            ...(answer.previous ? [previousSignInText(answer.previous, texts, format)] : []),
          ]);
          openAsMember(locale);
          return "done";
        case "otp":
          return "code";
        case "time":
          return refuse(members.loginWait(format.wait(answer.retryAfter ?? 1)));
        case "closed": {
          const chosen = await dialogs.show({
            kind: "error",
            text: members.loginClosed,
            confirm: messages.writeHelp,
            cancel: frame.close,
          });
          if (chosen === "confirm") await navigate("/contact");
          return "refused";
        }
        case "dormant":
          await navigate("/contact?dormant");
          return "refused";
        case "country":
        case "network":
          return refuse(texts.refusals[answer.status]);
        case "pass":
        case "not_found":
        case "unauthenticated":
          return refuse(messages.msg2030);
      }
    },
    [dialogs, format, locale, navigate, texts, welcome],
  );
}

/** Signs in by id and password: nothing is sent when a field is empty (msg2030). */
export function useLogin(): (credentials: Credentials) => Promise<LoginOutcome> {
  const { call, texts } = useApp();
  const dialogs = useDialogs();
  const settle = useLoginOutcome();
  return useCallback(
    async ({ id, password, code }) => {
      const { members, messages } = texts;
      const userId = id.trim();
      if (!userId || !password) {
        await dialogs.show({ kind: "warning", text: messages.msg2030 });
        return "empty";
      }
      const close = dialogs.loading(members.loggingIn);
      const answer = await call("user-do-login", { userId, password, ...(code && { code }) })
        .catch(asFault)
        .finally(close);
      return settle(answer);
    },
    [call, dialogs, settle, texts],
  );
}
