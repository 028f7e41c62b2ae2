import { Link } from "react-router";
import type { RecordedEvent } from "#contract/office/session-record.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { limitAmountWords, limitWords } from "#backoffice/members/imposed-limits/limit-name.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Of<Kind extends RecordedEvent["kind"]> = Extract<RecordedEvent, { kind: Kind }>;
type Own<Event> = { event: Event; memberId: number };

/** What an event says beside its name, amount and balance. */
export function EventDetail({ event, memberId }: Own<RecordedEvent>) {
  const { sessionRecord: texts, sessionReport, members, profiles } = useOffice().texts;
  switch (event.kind) {
    case "started":
      return (
        <span className="num" translate="no">
          {event.address} · {event.browser}
        </span>
      );
    case "ended":
      return sessionReport.ends[event.reason];
    case "game_opened":
    case "game_closed":
      return <Game game={event.game} launch={event.launch} />;
    case "entry":
      return <EntryDetail event={event} memberId={memberId} />;
    case "request_made":
    case "request_decided":
      return <RequestDetail event={event} />;
    case "key_event":
      return `${members.events[event.event]} · ${event.address}`;
    case "reality_check":
      return (
        <>
          {members.stake} <Exact won={event.staked} />, {members.win} <Exact won={event.returned} />
        </>
      );
    case "limit_changed":
      return <LimitDetail event={event} />;
    case "break_started":
      return profiles.terms[event.term];
    case "quiet_times_changed":
      return `${members.quietTimes.kinds[event.times]}: ${members.quietTimes.changes[event.change]}`;
    case "inquiry_sent":
      return (
        <Link className="link" to={`/help/${event.inquiry}`}>
          {texts.inquiryOf(String(event.inquiry))}
        </Link>
      );
    case "document_accepted":
      return `${texts.documents[event.document]} · ${event.version}`;
  }
}

function Game({ game, launch }: Pick<Of<"game_opened">, "game" | "launch">) {
  const { locale, texts } = useOffice();
  const isKorean = locale === "ko";
  return (
    <>
      {isKorean ? game.nameKo : game.nameEn}{" "}
      <small className="why">{isKorean ? game.companyKo : game.companyEn}</small>{" "}
      <Link className="link" to={`/games/rounds?launch=${launch}`}>
        {texts.sessionRecord.rounds}
      </Link>
    </>
  );
}

/** The account if it is not cash, and what the entry belongs to. */
function EntryDetail({ event: { account, entry }, memberId }: Own<Of<"entry">>) {
  const { members } = useOffice().texts;
  const { round, request, cause } = entry;
  return (
    <>
      {account !== "cash" && <>{members.accounts[account]} </>}
      {round && (
        <Link className="link" to={`/members/${memberId}?tab=games&round=${round}`}>
          {members.roundOf(round)}
        </Link>
      )}
      {request && <RequestLink request={request} />}
      {cause && members.causes[cause]}
    </>
  );
}

type Request = Of<"request_made">["request"];

function RequestLink({ request: { kind, id } }: { request: Request }) {
  const { members } = useOffice().texts;
  return (
    <Link className="link" to={`/${kind}s/${id}?view=decided`}>
      {members.requestOf[kind](String(id))}
    </Link>
  );
}

function RequestDetail({ event }: { event: Of<"request_made"> | Of<"request_decided"> }) {
  const { members } = useOffice().texts;
  return (
    <>
      <RequestLink request={event.request} /> <Exact won={event.amount} />
      {event.kind === "request_decided" && ` · ${members.requestStates[event.decision]}`}
    </>
  );
}

function LimitDetail({ event }: { event: Of<"limit_changed"> }) {
  const { sessionRecord: texts, members } = useOffice().texts;
  const format = useFormat();
  const { limit, change, amount } = event;
  const to = amount === null ? members.ownLimits.removal : limitAmountWords(format, limit, amount);
  return `${limitWords(members, { ...event, kind: limit })}: ${texts.changes[change]}, ${to}`;
}
