import "#site/my-page/identity/identity.css";
import { useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";
import { IdentityForm } from "#site/my-page/identity/identity-form.tsx";
import type { OwnIdentity } from "#site/my-page/identity/load-identity.ts";
import { useDecisions } from "#site/payments/use-decisions.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

const looks = {
  waiting: "st-wait",
  verified: "st-done",
  refused: "st-cancel",
  ended: "st-wait",
} as const;

/** The check of the member's identity; nothing where none was demanded. */
export function IdentityCard({ identity }: { identity: OwnIdentity }) {
  const { identity: words } = useAccountTexts();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  useDecisions("member.identity");
  const { isDemanded, newest } = identity;
  if (!isDemanded && !newest) return null;
  return (
    <MoneyCard id="identity-title" title={words.title}>
      {newest ? <Newest newest={newest} /> : <p className="money-text">{words.lead}</p>}
      {isDemanded && newest?.state !== "waiting" && (
        <IdentityForm onSent={() => void Promise.all([revalidate(), refresh()])} />
      )}
    </MoneyCard>
  );
}

/** What became of the document that was sent last. */
function Newest({ newest }: { newest: NonNullable<OwnIdentity["newest"]> }) {
  const { identity: words } = useAccountTexts();
  const format = useFormat();
  const { state, document, sentAt, decidedAt, refusedFor } = newest;
  const said = {
    waiting: words.waiting(format.date(sentAt)),
    verified: words.verified(format.date(decidedAt ?? sentAt)),
    refused: refusedFor ? words.refusals[refusedFor] : "",
    ended: words.ended,
  };
  return (
    <p className="money-text">
      <span className={`st ${looks[state]}`}>{words.states[state]}</span>{" "}
      {words.documents[document]}
      <br />
      {said[state]}
    </p>
  );
}
