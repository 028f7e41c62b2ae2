import { useCallback } from "react";
import type { FieldFault } from "#contract/calls.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import type { TextsOfMembers } from "#locales/ko/site.ts";
import { useNavigate } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useMemberTexts } from "#site/app/app-context.tsx";
import { asFault, referenceIn, CallFault } from "#ui/call.ts";
import { rememberLogin } from "#site/app/remembered.ts";
import { forgetRegistrationDraft } from "#site/members/registration-draft.ts";
import type { Registration } from "#site/members/load-registration.ts";
import { openAsMember, useWelcome } from "#site/members/signed-in.ts";
import {
  cleanPhone,
  personRules,
  type Problems,
  registrationFields,
  type RegistrationValues,
} from "#site/members/registration.ts";

/** The faults that only the server can know. */
function problemsFrom(
  faults: readonly FieldFault[],
  { members: texts, person }: Pick<TextsOfMembers, "members" | "person">,
  ageText: string,
): Problems | null {
  const words: Record<string, string> = {
    ...personRules(person),
    birthDate: texts.birthDateRule(ageText),
    pw: texts.registerWeakPassword,
    exchange_pw: texts.registerWeakPassword,
    terms: texts.acceptNeeded,
    code: texts.codeRule,
  };
  const named = registrationFields.filter((name) =>
    faults.some(({ path }) => path === name || path === `person.${name}`),
  );
  if (named.length === 0) return null;
  return Object.fromEntries(named.map((name) => [name, words[name] ?? texts.registerFailed]));
}

/** What is sent; of the person only what national registers need at this host. */
function formOf(
  values: RegistrationValues,
  consents: readonly MarketingProduct[],
  { termsVersion, asks }: Registration,
) {
  const {
    pwAgain: _,
    code,
    firstName,
    lastName,
    email,
    postcode,
    personalNumber,
    cpf,
    ...rest
  } = values;
  const details = { firstName, lastName, email, postcode, personalNumber, cpf };
  return {
    ...rest,
    phone: cleanPhone(values.phone),
    terms: termsVersion,
    consents: [...consents],
    ...(code ? { code } : {}),
    ...(asks.length > 0 && {
      person: Object.fromEntries(asks.map((field) => [field, details[field].trim()])),
    }),
  };
}

/**
 * Sends the registration. On success the member is signed in and the page that they asked for
 * opens, or the lobby; a refusal about a field is
 * returned as its fault, any other is shown in a dialog.
 */
export function useRegister(): (
  values: RegistrationValues,
  consents: readonly MarketingProduct[],
  registration: Registration,
) => Promise<Problems | null> {
  const { call, site, locale } = useApp();
  const texts = useMemberTexts();
  const dialogs = useDialogs();
  const format = useFormat();
  const navigate = useNavigate();
  const welcome = useWelcome();
  return useCallback(
    async (values, consents, registration) => {
      const { members, refusals } = texts;
      const say = async (text: string, reference = {}) => {
        await dialogs.show({ kind: "error", text, ...reference });
        return null;
      };
      const close = dialogs.loading(members.registering);
      const isTaken = async (id: string) =>
        (await call("check-user-id", { id }).catch(() => null))?.status === "already";
      const signIn = async ({ id, pw }: RegistrationValues): Promise<boolean> => {
        const answer = await call("user-do-login", { userId: id, password: pw }).catch(() => null);
        rememberLogin(id);
        return answer?.status === "success";
      };
      let faults: readonly FieldFault[] = [];
      const answer = await call("user-register", formOf(values, consents, registration))
        .catch((fault: unknown) => {
          if (fault instanceof CallFault) faults = fault.fields;
          return asFault(fault);
        })
        .finally(close);
      const problems = problemsFrom(faults, texts, format.number(site.minimumAge));
      if (problems) return problems;
      switch (answer.status) {
        case "fault":
          return say(members.registerFailed, referenceIn(answer));
        case "success":
          forgetRegistrationDraft();
          welcome([members.registered]);
          if (await signIn(values)) openAsMember(locale, "/tools");
          else await navigate("/login");
          return null;
        case "alread_have_user":
          return { id: refusals.alread_have_user };
        case "already":
          return (await isTaken(values.id)) ? { id: members.taken } : { nick: members.taken };
        case "cant_find_code":
          return { code: refusals.cant_find_code };
        case "time":
          return say(members.loginWait(format.wait(answer.retryAfter ?? 1)));
        case "closed":
          return say(members.registerClosed);
        case "country":
          return say(refusals.country);
        case "network":
          return say(refusals.network);
        case "barred":
          return say(refusals.barred);
        case "denied":
          return say(refusals.denied);
        case "unauthenticated":
          return say(members.registerFailed);
      }
    },
    [call, dialogs, format, locale, navigate, site.minimumAge, texts, welcome],
  );
}
