import { useState, type ComponentProps } from "react";
import type { OfficeSite } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { OneFieldForm } from "#backoffice/settings/one-field-form.tsx";

type SignUpCodesProps = { site: OfficeSite; changing: ReturnType<typeof useChange> };
type Asking = { act: "add"; code: string } | { act: "switch"; code: string; isActive: boolean };

/** The sign-up codes that a site accepts. */
export function SignUpCodes({ site, changing }: SignUpCodesProps) {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [typed, setTyped] = useState("");
  const mayChange = may("settings.change");
  const submit = async (wanted: Asking, reason: string) => {
    const { code } = wanted;
    const { outcome } =
      wanted.act === "add"
        ? await changing.change("add-sign-up-code", { siteId: site.id, code, reason })
        : await changing.change("switch-sign-up-code", {
            code,
            reason,
            isActive: wanted.isActive,
          });
    if (outcome) setAsking(null);
    if (outcome && wanted.act === "add") setTyped("");
  };
  const verbOf = ({ isActive }: { isActive: boolean }) =>
    isActive ? settings.turnOff : settings.turnOn;
  const title = () => {
    if (asking?.act === "switch") return verbOf({ isActive: !asking.isActive });
    return settings.addCode;
  };
  return (
    <section className="codes" aria-label={`${settings.codes}: ${site.host}`}>
      <h3>{settings.codes}</h3>
      {site.codes.length === 0 && <p className="why">{settings.noCodes}</p>}
      <ul>
        {site.codes.map(({ code, isActive }) => (
          <li key={code}>
            <code>{code}</code>
            <span className={isActive ? "tag tag-good" : "tag"}>
              {isActive ? settings.codeOn : settings.codeOff}
            </span>
            {mayChange && (
              <Button
                look="small"
                text={verbOf({ isActive })}
                of={code}
                onClick={() => setAsking({ act: "switch", code, isActive: !isActive })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <NewCode
          siteId={site.id}
          typed={typed}
          onType={setTyped}
          onAsk={() => setAsking({ act: "add", code: typed })}
        />
      )}
      {asking && (
        <ReasonSheet
          title={`${title()}: ${asking.code}`}
          submit={title()}
          acting={changing}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        />
      )}
    </section>
  );
}

type NewCodeProps = { siteId: number } & Pick<
  ComponentProps<typeof OneFieldForm>,
  "typed" | "onType" | "onAsk"
>;

function NewCode({ siteId, ...field }: NewCodeProps) {
  const { settings } = useOffice().texts;
  return (
    <OneFieldForm
      name={`code-${siteId}`}
      label={settings.newCode}
      hint={settings.codeHint}
      submit={settings.addCode}
      pattern="[A-Za-z0-9\-]{3,40}"
      maxLength={40}
      autoComplete="off"
      {...field}
    />
  );
}
