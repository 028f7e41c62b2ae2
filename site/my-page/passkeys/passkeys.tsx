import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnPasskey } from "#contract/own-passkeys.ts";
import { hasPasskeys } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useInBrowser } from "#ui/use-in-browser.ts";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { AddPasskey } from "#site/my-page/passkeys/add-passkey.tsx";
import type { OwnPasskeys } from "#site/my-page/passkeys/load-passkeys.ts";
import { FactorForm } from "#site/my-page/second-factor/factor-form.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

type PasskeysCardProps = {
  own: OwnPasskeys;
  /** Whether the member signs in with two-step verification, whose code is asked for too. */
  hasFactor: boolean;
  /** What this device is called, such as `Chrome, Windows`. */
  device: string;
};

/** The member's passkeys, with adding and removing one. */
export function PasskeysCard({ own, hasFactor, device }: PasskeysCardProps) {
  const { passkeys: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<"add" | OwnPasskey | null>(null);
  const leave = () => {
    setDoing(null);
    void revalidate();
  };
  return (
    <MoneyCard id="passkeys-title" title={words.title}>
      {doing === "add" ? (
        <AddPasskey hasFactor={hasFactor} device={device} onDone={leave} />
      ) : doing === null ? (
        <PasskeyList own={own} onAdd={() => setDoing("add")} onRemove={setDoing} />
      ) : (
        <RemovePasskey passkey={doing} onDone={leave} />
      )}
    </MoneyCard>
  );
}

type PasskeyListProps = {
  own: OwnPasskeys;
  onAdd: () => void;
  onRemove: (passkey: OwnPasskey) => void;
};

function PasskeyList({
  own: { passkeys, isUsableHere, isFull },
  onAdd,
  onRemove,
}: PasskeyListProps) {
  const { passkeys: words } = usePageTexts();
  const isInBrowser = useInBrowser();
  // The server cannot know the browser; it takes the button away where there are no passkeys.
  const isSupported = !isInBrowser || hasPasskeys();
  const hindrance = !isUsableHere
    ? words.notHere
    : !isSupported
      ? words.notInBrowser
      : isFull
        ? words.tooMany
        : null;
  return (
    <>
      <p className="money-text">{words.lead}</p>
      {passkeys.length === 0 ? (
        <p className="field-hint">{words.none}</p>
      ) : (
        <ul className="session-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} />
              <Button look="soft sm" onClick={() => onRemove(passkey)}>
                {words.remove}
                <span className="vh" translate="no">
                  : {passkey.name}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hindrance === null ? (
        <p className="closing-acts">
          <Button look="gold" text={words.add} onClick={onAdd} />
        </p>
      ) : (
        <p className="field-hint">{hindrance}</p>
      )}
    </>
  );
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const { passkeys: words } = usePageTexts();
  const { name, host, isForThisHost, addedAt, lastUsedAt, isBackedUp } = passkey;
  const format = useFormat();
  const used = lastUsedAt
    ? words.lastUsedOn(`${format.date(lastUsedAt)} ${format.time(lastUsedAt)}`)
    : words.neverUsed;
  return (
    <div>
      <p className="session-device">
        <span translate="no" dir="auto">
          {name}
        </span>
        {isBackedUp && <span className="st st-done">{words.synced}</span>}
      </p>
      <p className="field-hint num">
        {words.addedOn(format.date(addedAt))} · {used}
      </p>
      {!isForThisHost && <p className="field-hint">{words.otherHost(host)}</p>}
    </div>
  );
}

function RemovePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const { call } = useApp();
  const { passkeys: words } = usePageTexts();
  const dialogs = useDialogs();
  const send = async ({ password }: { password: string }) => {
    const answer = await call("remove-passkey", { id: passkey.id, pw: password });
    // Another window has removed it already, so it is gone as the member wants.
    const isGone = answer.status === "success" || answer.status === "not_found";
    if (!isGone) return answer;
    dialogs.toast(words.removed);
    onDone();
    return { status: "success" };
  };
  return (
    <>
      <p className="session-device" translate="no" dir="auto">
        {passkey.name}
      </p>
      <p className="money-text">{words.removeLead}</p>
      <FactorForm asks={["password"]} label={words.remove} send={send} onCancel={onDone} />
    </>
  );
}
