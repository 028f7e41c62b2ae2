import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format.tsx";
import { useApp } from "#site/app-context.tsx";
import { cleanPhone, type Problems, type RegistrationValues } from "#site/members/registration.ts";

/**
 * Sends the registration. On success says so and goes to /login; a refusal that belongs to a
 * field comes back as its problem, any other is said in a dialog.
 */
export function useRegister(): (
  values: RegistrationValues,
  termsVersion: string,
) => Promise<Problems | null> {
  const { call, texts, site } = useApp();
  const dialogs = useDialogs();
  const format = useFormat();
  const navigate = useNavigate();
  return useCallback(
    async (values, termsVersion) => {
      const { members, refusals } = texts;
      const say = async (text: string) => {
        await dialogs.show({ kind: "error", text });
        return null;
      };
      const close = dialogs.loading(members.registering);
      const { pwAgain: _, code, ...rest } = values;
      const answer = await call("user-register", {
        ...rest,
        phone: cleanPhone(values.phone),
        terms: termsVersion,
        ...(code ? { code } : {}),
      })
        .catch(() => null)
        .finally(close);
      if (!answer) return say(members.registerFailed);
      switch (answer.status) {
        case "success":
          await dialogs.show({ kind: "success", text: members.registered });
          await navigate("/login");
          return null;
        case "alread_have_user":
          return { id: refusals.alread_have_user };
        case "already":
          return { nick: members.taken };
        case "cant_find_code":
          return { code: refusals.cant_find_code };
        case "pass":
          return { pw: members.registerWeakPassword };
        case "limit":
          return { birthDate: members.tooYoung(format.number(site.minimumAge)) };
        case "time":
          return say(members.loginWait(format.number(answer.retryAfter ?? 1)));
        case "closed":
          return say(members.registerClosed);
        case "unauthenticated":
          return say(members.registerFailed);
      }
    },
    [call, dialogs, format, navigate, site.minimumAge, texts],
  );
}
