import "#site/parts/forms.css";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import type { OwnClosing } from "#site/my-page/load-closing.ts";
import { useAskClosing } from "#site/my-page/use-ask-closing.ts";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { Facts } from "#site/parts/facts.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { MoneyCard, WaitingNote } from "#site/parts/money-page.tsx";

/** The closing of the member's own account: how to ask for it, or what it waits for. */
export function ClosingCard({ closing, mayAsk }: OwnClosing) {
  const { closing: words } = usePageTexts();
  if (closing) return <Running closing={closing} />;
  return (
    <MoneyCard id="closing-title" title={words.title}>
      <p className="money-text break-lead">{words.lead}</p>
      {mayAsk ? <AskForm /> : <p className="field-hint">{words.onBreak}</p>}
    </MoneyCard>
  );
}

/** Asks with the password, because an open page may be found by someone else. */
function AskForm() {
  const { closing: words, members } = usePageTexts();
  const { password, write, problem, isBusy, submit } = useAskClosing();
  return (
    <form
      className="fm closing-form"
      noValidate
      {...dirtyIf(password !== "")}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        name="closing-password"
        type="password"
        label={members.oldPassword}
        value={password}
        state={problem ? "bad" : "idle"}
        message={problem ?? undefined}
        reveal={members.showPassword}
        autoComplete="current-password"
        maxLength={128}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" look="soft" text={words.ask} aria-busy={isBusy} />
    </form>
  );
}

function Running({ closing }: { closing: NonNullable<OwnClosing["closing"]> }) {
  const { closing: words } = usePageTexts();
  const { call } = useApp();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const format = useFormat();
  const act = useBreakAct();
  const { askedAt, waitsFor } = closing;
  const takeBack = async () => {
    await act({
      ask: { text: words.takeBackText, confirm: words.takeBack },
      work: async () => (await call("take-back-closing", {})).status === "success",
      failed: words.takeBackFailed,
      done: words.takenBack,
    });
    await Promise.all([refresh(), revalidate()]);
  };
  return (
    <MoneyCard id="closing-title" title={words.running}>
      <WaitingNote text={waitsFor.length > 0 ? words.runningText : words.nothingLeft} />
      {waitsFor.length > 0 && (
        <ul className="closing-waits">
          {waitsFor.map((each) => (
            <li key={each}>{words.waits[each]}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          {
            name: words.askedAt,
            value: (
              <time className="num" dateTime={askedAt}>
                {format.date(askedAt)} {format.time(askedAt)}
              </time>
            ),
          },
        ]}
      />
      <p className="closing-acts">
        {(waitsFor.includes("money") || waitsFor.includes("games")) && (
          <MemberLink className="btn btn-gold" to={menuItems.withdraw.path}>
            {words.withdraw}
          </MemberLink>
        )}
        <Button look="soft" text={words.takeBack} onClick={() => void takeBack()} />
      </p>
    </MoneyCard>
  );
}
