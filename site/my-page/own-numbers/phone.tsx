import { useState } from "react";
import { memberRules } from "#contract/member-rules.ts";
import { fits } from "#contract/text-rules.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { cleanPhone } from "#site/members/registration.ts";
import { ChangeNumber, type FactorProps } from "#site/my-page/own-numbers/change-number.tsx";

/** The change of the phone number; a reduced session has none. */
export function ChangePhone({ factor }: FactorProps) {
  const { ownNumbers: words } = usePageTexts();
  const { user } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.reduced) return null;
  if (isOpen) return <PhoneForm factor={factor} onClose={() => setIsOpen(false)} />;
  return (
    <p className="money-action">
      <Button look="soft sm" text={words.changePhone} onClick={() => setIsOpen(true)} />
    </p>
  );
}

function PhoneForm({ factor, onClose }: FactorProps & { onClose: () => void }) {
  const { call } = useApp();
  const { ownNumbers: words, members } = usePageTexts();
  const [phone, setPhone] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const check = () => {
    if (fits(memberRules.phone, cleanPhone(phone))) return null;
    setProblem(members.phoneRule);
    return "phone";
  };
  return (
    <ChangeNumber
      factor={factor}
      label={words.changePhone}
      isDirty={phone !== ""}
      check={check}
      onDenied={() => setProblem(words.unusable)}
      send={(proof) => call("change-phone", { phone: cleanPhone(phone), ...proof })}
      done={words.phoneChanged}
      onClose={onClose}
    >
      <TextField
        name="phone"
        type="tel"
        label={words.newPhone}
        hint={members.phoneRule}
        required
        autoComplete="tel"
        maxLength={24}
        value={phone}
        state={problem ? "bad" : "idle"}
        message={problem ?? undefined}
        onChange={({ target }) => {
          setPhone(target.value);
          setProblem(null);
        }}
      />
    </ChangeNumber>
  );
}
