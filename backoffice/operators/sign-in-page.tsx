import { useEffect } from "react";
import type { Locale } from "#contract/locales.ts";
import type { OfficeSessionEnd } from "#contract/office/session-end.ts";
import { AnnouncerRegions } from "#ui/announcer.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { Mark } from "#backoffice/frame/mark.tsx";
import { SignInForm } from "#backoffice/operators/sign-in-form.tsx";
import type { SignInFormProps } from "#backoffice/operators/use-sign-in.ts";

type SignInPageProps = SignInFormProps & {
  locale: Locale;
  why: "new" | "left" | "unreachable";
  /** Why the session of this browser ended; null without one. */
  ended: OfficeSessionEnd | null;
  setLocale: (locale: Locale) => void;
};

/** Id and password, then a passkey or the code of the authenticator app. */
export function SignInPage(props: SignInPageProps) {
  const { locale, texts, why, ended, setLocale } = props;
  const { frame, signIn } = texts;
  const title = frame.pageTitle(signIn.title);
  useEffect(() => {
    document.title = title;
    document.documentElement.dataset["hydrated"] = "";
  }, [title]);
  return (
    <div className="door">
      <main className="door-card">
        <Mark size={44} />
        <h1>{signIn.title}</h1>
        <p className="door-lead">{signIn.lead}</p>
        {why === "unreachable" && <p className="notice notice-bad">{frame.callFailed}</p>}
        <div role="status">{ended !== null && <p className="notice">{signIn.ends[ended]}</p>}</div>
        <SignInForm {...props} />
        <label className="pick">
          <span className="vh">{frame.language}</span>
          <select value={locale} onChange={(event) => setLocale(event.target.value as Locale)}>
            <LocaleOptions />
          </select>
        </label>
      </main>
      <AnnouncerRegions />
    </div>
  );
}
