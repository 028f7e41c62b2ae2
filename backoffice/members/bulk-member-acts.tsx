import { useState } from "react";
import type { MemberEntry } from "#contract/office/member-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { levels } from "#backoffice/members/search-form.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const acts = ["suspend", "level", "sessions"] as const;
type Act = (typeof acts)[number];

type BulkMemberActsProps = { chosen: readonly MemberEntry[]; selectNone: () => void };

/** The acts on the selected members of the list. */
export function BulkMemberActs({ chosen, selectNone }: BulkMemberActsProps) {
  const { texts } = useOffice();
  const format = useFormat();
  const [asked, setAsked] = useState<{ act: Act; members: readonly MemberEntry[] } | null>(null);
  const words = { ...texts.members.acts, suspend: texts.members.suspend };
  const possible = (act: Act) => (act === "suspend" ? chosen.filter(isActive) : chosen);
  return (
    <>
      {acts.map((act) => {
        const members = possible(act);
        if (members.length === 0) return null;
        return (
          <Button
            key={act}
            look={act === "suspend" ? "danger" : undefined}
            onClick={() => setAsked({ act, members })}
          >
            {words[act]} {format.number(members.length)}
          </Button>
        );
      })}
      {asked && (
        <BulkMemberSheet
          {...asked}
          title={words[asked.act]}
          onClose={() => {
            setAsked(null);
            selectNone();
          }}
        />
      )}
    </>
  );
}

const isActive = ({ status }: MemberEntry): boolean => status === "active";

type BulkMemberSheetProps = {
  act: Act;
  members: readonly MemberEntry[];
  title: string;
  onClose: () => void;
};

function BulkMemberSheet({ act, members, title, onClose }: BulkMemberSheetProps) {
  const { call, texts } = useOffice();
  const { members: words } = texts;
  const format = useFormat();
  const [level, setLevel] = useState(
    levels.find((each) => members.every((member) => member.level !== each)) ?? 1,
  );
  const doing = {
    suspend: ({ id }: MemberEntry, reason: string) =>
      call("change-member-status", { id, from: "active", to: "suspended", reason }),
    level: ({ id, level: from }: MemberEntry, reason: string) =>
      call("change-member-level", { id, from, to: level, reason }),
    sessions: ({ id }: MemberEntry, reason: string) => call("end-member-sessions", { id, reason }),
  };
  return (
    <BulkSheet
      title={title}
      items={act === "level" ? members.filter((member) => member.level !== level) : members}
      suggested=""
      nameOf={({ loginId }) => loginId}
      factOf={({ nick, level: from }) => `${nick} · ${words.levelOf(format.number(from))}`}
      doOne={doing[act]}
      onClose={onClose}
    >
      {act === "suspend" && <p className="why">{words.statusNotes.suspended}</p>}
      {act === "level" && (
        <Select
          label={words.levelTo}
          value={String(level)}
          onChange={(event) => setLevel(Number(event.target.value))}
          options={levels.map((each) => [String(each), words.levelOf(format.number(each))])}
        />
      )}
    </BulkSheet>
  );
}
