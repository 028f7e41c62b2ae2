import type { AnnouncementKind } from "#contract/office/announcements.ts";
import { TextField } from "#ui/text-field.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import type { AnnouncementDraft } from "#backoffice/messages/announcement-draft.ts";
import { ColorField } from "#backoffice/messages/color-field.tsx";
import { DomainField } from "#backoffice/messages/domain-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Source: the contract's limit. */
const FURTHEST_PX = 4_000;

type AnnouncementFieldsProps = {
  kind: AnnouncementKind;
  draft: AnnouncementDraft;
  isLocked: boolean;
  onChange: (change: Partial<AnnouncementDraft>) => void;
};

/** Where, when and how it is shown. */
export function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { kind, draft, isLocked, onChange: set } = props;
  const { announcements: words } = useOfficeTexts().messages;
  return (
    <div className="fields">
      <DomainField
        domain={draft.domain}
        isLocked={isLocked}
        onChange={(domain) => set({ domain })}
      />
      <div className="two-fields">
        <MomentField
          name="from"
          label={words.from}
          readOnly={isLocked}
          value={draft.from}
          onChange={(event) => set({ from: event.target.value })}
        />
        <MomentField
          name="until"
          label={words.until}
          hint={words.untilHint}
          readOnly={isLocked}
          value={draft.until}
          onChange={(event) => set({ until: event.target.value })}
        />
      </div>
      <ColorField
        color={draft.titleColor}
        isLocked={isLocked}
        onChange={(titleColor) => set({ titleColor })}
      />
      {kind === "notice" ? (
        <label className="tick">
          <input
            type="checkbox"
            checked={draft.isPinned}
            disabled={isLocked}
            onChange={(event) => set({ isPinned: event.target.checked })}
          />
          {words.pinned}
        </label>
      ) : (
        <div className="two-fields">
          {(["posX", "posY"] as const).map((axis) => (
            <TextField
              key={axis}
              name={axis}
              type="number"
              label={words[axis]}
              min={0}
              max={FURTHEST_PX}
              step={1}
              readOnly={isLocked}
              value={draft[axis]}
              onChange={(event) => {
                const px = Math.trunc(event.target.valueAsNumber);
                set({ [axis]: Math.min(Math.max(px || 0, 0), FURTHEST_PX) });
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
