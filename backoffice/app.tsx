import { useCallback, useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { locales, type Locale } from "#contract/locales.ts";
import { isEmergencyAct, permissionOfEmergencyAct } from "#contract/office/emergency-acts.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { loadOfficeTexts } from "#locales/office-texts.ts";
import { FormatProvider } from "#ui/format-context.tsx";
import { loadFonts } from "#backoffice/frame/fonts.ts";
import { keep, readKept } from "#backoffice/frame/kept.ts";
import { Live } from "#backoffice/frame/live.tsx";
import { useNewest } from "#backoffice/frame/use-newest.ts";
import { showTheme, themes, type Theme } from "#backoffice/frame/theme.ts";
import { OfficeProvider, type Office, type Preferences } from "#backoffice/office-context.tsx";
import { invitationToken, JoiningPage } from "#backoffice/operators/joining-page.tsx";
import { SignInAgain } from "#backoffice/operators/sign-in-again.tsx";
import { SignInPage } from "#backoffice/operators/sign-in-page.tsx";
import { SignedOut } from "#backoffice/sign-out.ts";
import { routerOf } from "#backoffice/router.tsx";
import { useSession } from "#backoffice/use-session.ts";

type Spoken = { locale: Locale; texts: OfficeTexts };

/** The whole office: the sign-in screen, or the operator's screens. */
export function App({ first }: { first: Spoken }) {
  const { session, open, end, left, untilSignedIn, call, save } = useSession();
  const { spoken, preferences } = usePreferences(first);
  const [token, leaveLink] = useInvitation();

  if (session.state === "asking") return null;
  if (token !== null)
    return (
      <JoiningPage
        texts={spoken.texts}
        call={call}
        token={token}
        onLeave={leaveLink}
        onSignedIn={(operator) => {
          leaveLink();
          open(operator);
        }}
      />
    );
  return (
    <FormatProvider
      locale={spoken.locale}
      timeZone={"operator" in session ? session.operator.timeZone : "UTC"}
    >
      {session.state === "none" ? (
        <SignInPage
          {...spoken}
          why={session.why}
          ended={session.ended}
          call={call}
          setLocale={preferences.setLocale}
          onSignedIn={open}
        />
      ) : (
        <SignedOut value={left}>
          <Live call={call} isOn={session.state === "open"} onEnded={end}>
            <Screens
              // When another operator signs in, the screens start anew, without what was typed into them.
              key={session.operator.id}
              {...spoken}
              untilSignedIn={untilSignedIn}
              operator={session.operator}
              call={call}
              save={save}
              preferences={preferences}
            />
          </Live>
          {session.state === "ended" && (
            <SignInAgain texts={spoken.texts} call={call} ended={session.ended} onSignedIn={open} />
          )}
        </SignedOut>
      )}
    </FormatProvider>
  );
}

/** The token of the opened link, and a function that leaves it. */
function useInvitation(): [token: string | null, leave: () => void] {
  const [token, setToken] = useState(() => invitationToken(location));
  const leave = useCallback(() => {
    // Removes the token, used or useless, from the address and the history.
    history.replaceState(null, "", "/office");
    setToken(null);
  }, []);
  return [token, leave];
}

type ScreensProps = Spoken &
  Pick<Office, "operator" | "call" | "save" | "preferences"> & {
    untilSignedIn: () => Promise<void>;
  };

function Screens(props: ScreensProps) {
  const { locale, texts, operator, call, save, preferences, untilSignedIn } = props;
  const may = useCallback<Office["may"]>(
    (permission) => operator.permissions.includes(permission),
    [operator],
  );
  const mayAct = useCallback<Office["mayAct"]>(
    (name, input = {}) =>
      operator.permissions.includes(permissionOfEmergencyAct[name]) ||
      (operator.emergency !== null && isEmergencyAct(operator.emergency.access, name, input)),
    [operator],
  );
  const office = { locale, texts, operator, call, save, preferences, may, mayAct };
  // One router per session, because the operator's screens do not change while it is open.
  const [router] = useState(() => routerOf(office, untilSignedIn));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <OfficeProvider value={office}>
      <RouterProvider router={router} />
    </OfficeProvider>
  );
}

/** The operator's own preferences, stored in this browser. */
function usePreferences(first: Spoken): { spoken: Spoken; preferences: Preferences } {
  const [spoken, setSpoken] = useState(first);
  const newest = useNewest();
  const [theme, setTheme] = useState<Theme>(() => readKept("theme", themes, "system"));
  const [keys, setKeys] = useState(() => readKept("single-keys", ["on", "off"], "on"));
  const [sound, setSound] = useState(() => readKept("sound", ["on", "off"], "off"));
  useEffect(() => {
    document.documentElement.lang = locales[spoken.locale].lang;
    loadFonts(spoken.locale);
  }, [spoken.locale]);
  useEffect(() => showTheme(theme), [theme]);
  const preferences = {
    theme,
    usesSingleKeys: keys === "on",
    hasSound: sound === "on",
    setTheme: (next: Theme) => {
      keep("theme", next);
      setTheme(next);
    },
    setLocale: (locale: Locale) => {
      keep("locale", locale);
      void newest(loadOfficeTexts(locale)).then((texts) => texts && setSpoken({ locale, texts }));
    },
    setUsesSingleKeys: (uses: boolean) => {
      keep("single-keys", uses ? "on" : "off");
      setKeys(uses ? "on" : "off");
    },
    setHasSound: (has: boolean) => {
      keep("sound", has ? "on" : "off");
      setSound(has ? "on" : "off");
    },
  };
  return { spoken, preferences };
}
