import { SHARES_AT_MOST } from "#contract/office/jackpot-changes.ts";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Percent of a stake for each pool, as they are written; empty for a pool that gets nothing. */
export type ShareDraft = Record<JackpotTier, string>;

/** The share of a pool in basis points of a stake; 0 for a pool that gets nothing. */
export const shareOf = (shares: JackpotScheme["shares"], wanted: JackpotTier): number =>
  shares.find(({ tier }) => tier === wanted)?.basisPoints ?? 0;

export const draftOf = (shares: JackpotScheme["shares"]): ShareDraft => {
  const of = (wanted: JackpotTier) => {
    const share = shareOf(shares, wanted);
    return share > 0 ? String(share / 100) : "";
  };
  return { mega: of("mega"), major: of("major"), minor: of("minor") };
};

/** Basis points of `0.5`; null for anything but a percentage with at most two decimals. */
const pointsOf = (percent: string): number | null =>
  percent.trim() === ""
    ? 0
    : /^\d{1,2}(\.\d{1,2})?$/.test(percent.trim())
      ? Math.round(Number(percent) * 100)
      : null;

/** The shares in basis points; null when they are beyond the rule. */
export function sharesIn(draft: ShareDraft): Record<JackpotTier, number> | null {
  const [mega, major, minor] = jackpotTiers.map((tier) => pointsOf(draft[tier]));
  if (typeof mega !== "number" || typeof major !== "number" || typeof minor !== "number")
    return null;
  const sum = mega + major + minor;
  return sum >= 1 && sum <= SHARES_AT_MOST ? { mega, major, minor } : null;
}

type ShareFieldsProps = { draft: ShareDraft; onChange: (draft: ShareDraft) => void };

/** The share of each pool in percent of a stake. */
export function ShareFields({ draft, onChange }: ShareFieldsProps) {
  const { jackpots } = useOfficeTexts();
  const isWrong = Object.values(draft).some((each) => each !== "") && sharesIn(draft) === null;
  return (
    <>
      <div className="field-grid">
        {jackpotTiers.map((tier) => (
          <TextField
            key={tier}
            name={tier}
            label={jackpots.shareOf(tier.toUpperCase())}
            value={draft[tier]}
            inputMode="decimal"
            data-first
            autoComplete="off"
            maxLength={5}
            state={isWrong ? "bad" : "idle"}
            onChange={(event) => onChange({ ...draft, [tier]: event.target.value })}
          />
        ))}
      </div>
      <p className="why" role="status">
        {isWrong ? jackpots.sharesWrong : jackpots.sharesHint}
      </p>
    </>
  );
}
