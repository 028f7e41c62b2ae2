import { useState } from "react";
import {
  alertRuleNames,
  channelKinds,
  type AlertChannel,
  type AlertRuleName,
} from "#contract/office/alerts.ts";
import type { Locale } from "#contract/locales.ts";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Draft = Pick<AlertChannel, "kind" | "name" | "target" | "rules" | "locale"> & {
  secret: string;
};
type Change = (part: Partial<Draft>) => void;
type Props = { channel: AlertChannel | null; hasMail: boolean; onClose: () => void };

/** Adds or changes a channel; two operators agree on it. */
export function ChannelSheet({ channel, hasMail, onClose }: Props) {
  const { texts, locale } = useOffice();
  const words = texts.alerts;
  const { act, ...acting } = useAct();
  const [draft, setDraft] = useState<Draft>({
    kind: channel?.kind ?? "webhook",
    name: channel?.name ?? "",
    target: channel?.target ?? "",
    rules: channel?.rules ?? [...alertRuleNames],
    locale: channel?.locale ?? locale,
    secret: "",
  });
  const change: Change = (part) => setDraft({ ...draft, ...part });
  const isWebhook = draft.kind === "webhook";
  const run = async (reason: string) => {
    const { secret, ...written } = draft;
    const input = {
      ...written,
      ...(channel && { id: channel.id, version: channel.version }),
      ...(isWebhook && secret !== "" && { secret }),
      reason,
    };
    const answer = await act("save-alert-channel", input, words.proposed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={channel ? words.editChannel : words.addChannel}
      submit={channel ? words.editChannel : words.addChannel}
      acting={acting}
      isBlocked={isMissing(draft, { isNew: channel === null, hasMail })}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      {channel === null && (
        <Select
          label={words.kind}
          value={draft.kind}
          options={channelKinds.map((kind) => [kind, words.kinds[kind]] as const)}
          onChange={(event) => change({ kind: event.target.value as Draft["kind"] })}
        />
      )}
      <TextField label={words.name} name="name" draft={draft} change={change} />
      <TextField label={words.target[draft.kind]} name="target" draft={draft} change={change} />
      {isWebhook ? (
        <TextField
          label={words.secret}
          name="secret"
          hint={words.secretHint}
          draft={draft}
          change={change}
        />
      ) : (
        <Select
          label={words.language}
          value={draft.locale}
          onChange={(event) => change({ locale: event.target.value as Locale })}
        >
          <LocaleOptions />
        </Select>
      )}
      <RulePicks draft={draft} change={change} />
      <p className="why">{words.channelsLead}</p>
    </ReasonSheet>
  );
}

/** Whether something is missing without which the channel is refused. */
const isMissing = (
  { kind, name, target, rules, secret }: Draft,
  { isNew, hasMail }: { isNew: boolean; hasMail: boolean },
): boolean =>
  name.trim() === "" ||
  target.trim() === "" ||
  rules.length === 0 ||
  (kind === "webhook" ? isNew && secret === "" : !hasMail);

type TextFieldProps = {
  label: string;
  name: "name" | "target" | "secret";
  hint?: string;
  draft: Draft;
  change: Change;
};

const longest = { name: 40, target: 500, secret: 200 } as const;

const TextField = ({ label, name, hint, draft, change }: TextFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type={name === "secret" ? "password" : "text"}
      name={name}
      autoComplete={name === "secret" ? "new-password" : "off"}
      translate="no"
      maxLength={longest[name]}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
    {hint && <small className="why">{hint}</small>}
  </label>
);

function RulePicks({ draft, change }: { draft: Draft; change: Change }) {
  const words = useOffice().texts.alerts;
  const pick = (rule: AlertRuleName, isPicked: boolean) =>
    change({
      rules: alertRuleNames.filter((each) =>
        each === rule ? isPicked : draft.rules.includes(each),
      ),
    });
  return (
    <fieldset className="line-choices">
      <legend>{words.whichRules}</legend>
      {alertRuleNames.map((rule) => (
        <label key={rule}>
          <input
            type="checkbox"
            checked={draft.rules.includes(rule)}
            onChange={(event) => pick(rule, event.target.checked)}
          />
          <span>{words.rules[rule]}</span>
        </label>
      ))}
    </fieldset>
  );
}
