import { useState } from "react";
import {
  builtInValue,
  fitsRule,
  profileRuleNames,
  profileRules,
  type ProfileRuleName,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { OfficeProfile } from "#contract/office/profiles.ts";
import { TextField } from "#ui/text-field.tsx";
import { LeaveQuestion } from "#backoffice/frame/leave-question.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { ValueField } from "#backoffice/settings/profiles/value-field.tsx";

type RuleSheetProps = {
  profile: OfficeProfile;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

type Draft = { value: RuleValue; source: string; readOn: string };

const draftOf = ({ rules }: OfficeProfile, name: ProfileRuleName): Draft => {
  const row = rules.find(({ rule }) => rule === name);
  return row ?? { value: builtInValue(name), source: "", readOn: profileRules[name].readOn };
};

/** One rule of a jurisdiction with its source, or its removal. */
export function RuleSheet({ profile, changing, onClose }: RuleSheetProps) {
  const { profiles, settings } = useOfficeTexts();
  const [rule, setRule] = useState<ProfileRuleName>(profile.rules[0]?.rule ?? "minimumAge");
  const [draft, setDraft] = useState(draftOf(profile, rule));
  const [isRemoved, setRemoved] = useState(false);
  // The rule to go on with when the changes of the present one are given up.
  const [wanted, setWanted] = useState<ProfileRuleName | null>(null);
  const isKnown = profile.rules.some((each) => each.rule === rule);
  const isWrong = !isRemoved && !fitsRule(rule, draft.value);
  const isComplete = isRemoved || (draft.source.trim() !== "" && draft.readOn !== "");
  const choose = (name: ProfileRuleName) => {
    setRule(name);
    setDraft(draftOf(profile, name));
    setRemoved(false);
    setWanted(null);
  };
  const isUnsaved = isRemoved || JSON.stringify(draft) !== JSON.stringify(draftOf(profile, rule));
  const ask = (name: ProfileRuleName) => (isUnsaved ? setWanted(name) : choose(name));
  const submit = async (reason: string) => {
    if (profile.id === null) return;
    const { value, source, readOn } = draft;
    const { outcome } = await changing.change("change-profile-rule", {
      id: profile.id,
      version: profile.version,
      rule,
      value: isRemoved ? null : typeof value === "number" ? value : [...value],
      source: source.trim() || profiles.builtIn,
      readOn,
      reason,
    });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${profiles.change}: ${profile.name}`}
      submit={settings.save}
      acting={changing}
      isBlocked={isWrong || !isComplete}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <Select
        name="rule"
        label={profiles.rule}
        value={rule}
        options={profileRuleNames.map((name) => [name, profiles.rules[name]])}
        onChange={({ target }) => ask(target.value as ProfileRuleName)}
      />
      {wanted !== null && (
        <LeaveQuestion onStay={() => setWanted(null)} onDiscard={() => choose(wanted)} />
      )}
      {!isRemoved && <RuleFields rule={rule} draft={draft} isWrong={isWrong} onDraft={setDraft} />}
      {isKnown && (
        <label className="tick">
          <input
            type="checkbox"
            name="removed"
            checked={isRemoved}
            onChange={(event) => setRemoved(event.target.checked)}
          />
          {profiles.remove}
        </label>
      )}
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}

type RuleFieldsProps = {
  rule: ProfileRuleName;
  draft: Draft;
  isWrong: boolean;
  onDraft: (draft: Draft) => void;
};

function RuleFields({ rule, draft, isWrong, onDraft }: RuleFieldsProps) {
  const { profiles } = useOfficeTexts();
  return (
    <>
      <ValueField
        rule={rule}
        value={draft.value}
        problem={isWrong ? profiles.wrong : undefined}
        onValue={(value) => onDraft({ ...draft, value })}
      />
      <TextField
        name="source"
        label={profiles.source}
        value={draft.source}
        maxLength={200}
        onChange={(event) => onDraft({ ...draft, source: event.target.value })}
      />
      <TextField
        name="readOn"
        type="date"
        label={profiles.readOn}
        value={draft.readOn}
        onChange={(event) => onDraft({ ...draft, readOn: event.target.value })}
      />
    </>
  );
}
