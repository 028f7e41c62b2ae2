import { useEffect, useState } from "react";
import { loadMemberTexts } from "#locales/site-texts.ts";
import type { TextsOfMembers } from "#locales/ko/site.ts";
import { hasPasskeys, signAsPerson } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useInBrowser } from "#ui/use-in-browser.ts";
import { useApp } from "#site/app/app-context.tsx";
import { useLoginOutcome } from "#site/members/login.ts";

/** The sign-in without id and password, in browsers that have passkeys. */
export function PasskeyLogin() {
  const texts = useLateTexts();
  // The server cannot know; a browser without passkeys takes the button away.
  const isPossible = !useInBrowser() || hasPasskeys();
  return texts && isPossible ? <PasskeyButton words={texts.passkeySignIn} /> : null;
}

/** The texts of members: the login page has them, and the dialog over another page loads them. */
function useLateTexts(): TextsOfMembers | null {
  const { locale, pageTexts } = useApp();
  const [texts, setTexts] = useState(pageTexts.members);
  useEffect(() => {
    if (texts) return;
    // Without them the form still signs in by id and password.
    loadMemberTexts(locale).then(setTexts, () => undefined);
  }, [locale, texts]);
  return texts;
}

function PasskeyButton({ words }: { words: TextsOfMembers["passkeySignIn"] }) {
  const { call, texts } = useApp();
  const dialogs = useDialogs();
  const settle = useLoginOutcome();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async () => {
    const begun = await call("begin-passkey-sign-in", {}).catch(asFault);
    if (begun.status === "not_found") return setProblem(words.notHere);
    if (begun.status !== "success") return void (await settle(begun));
    const signed = await signAsPerson(begun.options);
    if (typeof signed === "string") return setProblem(words.notDone);
    const close = dialogs.loading(texts.members.loggingIn);
    const answer = await call("sign-in-by-passkey", signed).catch(asFault).finally(close);
    if (answer.status === "otp") setProblem(words.wrong);
    else if (answer.status === "not_found") setProblem(words.notHere);
    else await settle(answer);
  };
  const press = () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    void signIn()
      .catch((error: unknown) => settle(asFault(error)))
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button look="soft" text={words.signIn} aria-busy={isBusy} onClick={press} />
      {problem && (
        <div role="alert" data-state="bad">
          <p className="field-message">{problem}</p>
        </div>
      )}
    </>
  );
}
