import { useRef } from "react";
import { memberRules } from "#contract/member-rules.ts";
import { fits } from "#contract/text-rules.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { CallFault } from "#ui/call.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";
import {
  type PasswordField,
  type PasswordRules,
  passwordFields,
  usePasswordForm,
} from "#site/my-page/use-password-form.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { useUser } from "#site/app/session.tsx";

type PasswordFormProps = {
  id: string;
  title: string;
  rule: string;
  digits: boolean;
  rules: PasswordRules;
};

function PasswordForm({ id, title, rule, digits, rules }: PasswordFormProps) {
  const { members } = usePageTexts();
  const element = useRef<HTMLFormElement>(null);
  const form = usePasswordForm(rules, element);
  const labels = {
    old: members.oldPassword,
    next: members.newPassword,
    again: members.newPasswordAgain,
  };
  return (
    <MoneyCard id={id} title={title}>
      <form
        ref={element}
        className="fm"
        noValidate
        {...dirtyIf(Object.values(form.values).some((value) => value !== ""))}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {passwordFields.map((name) => (
          <TextField
            key={name}
            name={name}
            type="password"
            required
            label={labels[name]}
            hint={name === "next" ? rule : undefined}
            value={form.values[name]}
            state={form.problems[name] ? "bad" : "idle"}
            message={form.problems[name]}
            reveal={members.showPassword}
            autoComplete={digits ? "off" : name === "old" ? "current-password" : "new-password"}
            maxLength={digits ? 12 : 128}
            {...(digits ? { inputMode: "numeric" as const } : {})}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.leave(name)}
          />
        ))}
        <Button type="submit" look="gold" text={members.change} aria-busy={form.busy} />
      </form>
    </MoneyCard>
  );
}

/** A refusal concerns the old password, a fault of a field the new one. */
function useOutcome() {
  const texts = usePageTexts();
  const format = useFormat();
  return async (
    answer: Promise<{ status: string; retryAfter?: number }>,
  ): Promise<[PasswordField, string] | null> => {
    try {
      const { status, ...detail } = await answer;
      if (status === "success") return null;
      const text = refusalText({ status, ...detail }, texts, format) ?? texts.members.changeFailed;
      return ["old", text];
    } catch (fault) {
      if (fault instanceof CallFault && fault.fields.length > 0)
        return ["next", texts.members.registerWeakPassword];
      throw fault;
    }
  };
}

/** The member's password; changing it ends their other sessions. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { call } = useApp();
  const texts = usePageTexts();
  const { members } = texts;
  const { user } = useUser();
  const outcome = useOutcome();
  return (
    <PasswordForm
      id="password-title"
      title={members.changePassword}
      rule={members.passwordRule}
      digits={false}
      rules={{
        problemOf: (next) => {
          if (next.toLowerCase() === user?.userId) return members.passwordIsId;
          return fits(memberRules.password, next) ? null : members.passwordRule;
        },
        change: async (oldPw, pw) => {
          const refused = await outcome(call("change-password", { oldPw, pw }));
          if (!refused) onChanged();
          return refused;
        },
        done: members.passwordChanged,
      }}
    />
  );
}

/** The digits that a withdrawal and the account question require. */
export function ChangeWithdrawalPassword() {
  const { call } = useApp();
  const texts = usePageTexts();
  const { members } = texts;
  const outcome = useOutcome();
  return (
    <PasswordForm
      id="withdrawal-password-title"
      title={members.changeWithdrawalPassword}
      rule={members.withdrawalPasswordRule}
      digits
      rules={{
        problemOf: (next) =>
          fits(memberRules.withdrawalPassword, next) ? null : members.withdrawalPasswordRule,
        change: (oldDigits, exchange_pw) =>
          outcome(call("change-withdraw-password", { oldExchange_pw: oldDigits, exchange_pw })),
        done: members.withdrawalPasswordChanged,
      }}
    />
  );
}
