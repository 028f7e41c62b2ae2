import { Link } from "react-router";
import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Comp, Money } from "#ui/money.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Dormancy } from "#backoffice/members/dormancy/dormancy.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The member's name, state and balances, above every tab. */
export function MemberHeader({ member }: { member: MemberFacts }) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  const { balances, lastSignIn } = member;
  return (
    <header className="card member-head">
      <div className="member-name">
        <h1>
          {member.loginId} <span className="member-nick">{member.nick}</span>
        </h1>
        <StatusTag status={member.status} />
        {member.isFrozen && <span className="tag tag-bad">{texts.frozenTag}</span>}
        {member.isTest && <span className="tag">{texts.testAccount}</span>}
        <span className="tag tag-accent">{texts.levelOf(format.number(member.level))}</span>
      </div>
      <dl className="facts balances">
        <Fact name={texts.cash}>
          <Money amount={balances.cash} />
        </Fact>
        <Fact name={texts.comp}>
          <Comp amount={balances.comp} />
        </Fact>
        <Fact name={texts.hold}>
          <Money amount={balances.hold} />
        </Fact>
        <Fact name={texts.lastSignIn}>
          {lastSignIn ? (
            <>
              <Moment at={lastSignIn.at} /> <span className="num why">{lastSignIn.address}</span>
            </>
          ) : (
            texts.never
          )}
        </Fact>
        <Fact name={texts.liveSessions}>{format.number(member.liveSessions)}</Fact>
        <Fact name={texts.registeredAt}>
          <Moment at={member.registeredAt} />{" "}
          {member.site && <span className="why">{member.site}</span>}
        </Fact>
      </dl>
      {member.isFrozen && <p className="notice notice-warn">{texts.isFrozen}</p>}
      {member.dormancy && <Dormancy dormancy={member.dormancy} />}
      {member.closing && <OwnClosing closing={member.closing} />}
      {member.erasable && <Kept erasable={member.erasable} />}
      <OnBreak member={member} />
      {member.isBarred && <Barred />}
      {member.waiting && (
        <p className="notice">
          {texts.waiting(member.waiting.maker)}{" "}
          <Link className="link" to="/proposals">
            {texts.toProposals}
          </Link>
        </p>
      )}
      {member.secondFactorSince && <p className="notice">{texts.hasSecondFactor}</p>}
      {member.passkeys > 0 && (
        <p className="notice">{texts.hasPasskeys(format.number(member.passkeys))}</p>
      )}
      {member.resetLinkUntil && (
        <p className="notice">{texts.resetOpen(format.time(member.resetLinkUntil))}</p>
      )}
    </header>
  );
}

/** That the member asked for the closing of the account, or that it was closed as they had asked. */
function OwnClosing({ closing }: { closing: NonNullable<MemberFacts["closing"]> }) {
  const { breaks } = useOfficeTexts();
  const format = useFormat();
  const { askedAt, closedAt } = closing;
  const at = closedAt ?? askedAt;
  const moment = `${format.date(at)} ${format.time(at)}`;
  return (
    <p className="notice notice-warn">
      {closedAt === null ? breaks.closing(moment) : breaks.closed(moment)}
    </p>
  );
}

/** For how long the records of a closed account are kept, by which rule. */
function Kept({ erasable }: { erasable: NonNullable<MemberFacts["erasable"]> }) {
  const { members } = useOfficeTexts();
  const format = useFormat();
  const { from, years, source, isDue } = erasable;
  const say = isDue ? members.erasableSince : members.erasableFrom;
  return <p className="notice">{say(format.date(from), format.number(years), source)}</p>;
}

/** That the member is a person who may not play. */
function Barred() {
  const { barredPersons } = useOfficeTexts();
  return (
    <p className="notice notice-warn">
      {barredPersons.isBarred}{" "}
      <Link className="link" to="/barred-persons">
        {barredPersons.title}
      </Link>
    </p>
  );
}

/** The member's own break, which staff cannot end. */
function OnBreak({ member: { running } }: { member: MemberFacts }) {
  const { breaks } = useOfficeTexts();
  const format = useFormat();
  if (running === null) return null;
  const until = running.returnsAt ?? running.endsAt;
  if (until === null) return <p className="notice notice-warn">{breaks.forEver}</p>;
  const moment = `${format.date(until)} ${format.time(until)}`;
  return (
    <p className="notice notice-warn">
      {running.isExclusion ? breaks.exclusion(moment) : breaks.coolingOff(moment)}
      {running.returnReason !== null && <q dir="auto">{running.returnReason}</q>}
    </p>
  );
}
