import type { MemberSignIn } from "#contract/office/member-keys.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { PlaceLink } from "#backoffice/members/place-link.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SignIns = Extract<Tab, { name: "sign-ins" }>;

/** The member's sessions, sign-in attempts, and changes of credentials. */
export function SignInsTab({ tab }: { tab: SignIns }) {
  const texts = useOfficeTexts().members;
  return (
    <>
      <section className="card">
        <h3>{texts.sessions}</h3>
        <p className="card-lead">
          {tab.hasSignInNotes ? texts.signInNotes : texts.newBrowserNotes}
        </p>
        <Sessions tab={tab} />
      </section>
      <section className="card">
        <h3>{texts.attempts}</h3>
        <Attempts attempts={tab.attempts} />
        <MorePages next={tab.next} />
      </section>
      <section className="card">
        <h3>{texts.keyEvents}</h3>
        <RowsTable
          caption={texts.keyEvents}
          head={[texts.at, texts.event, texts.address]}
          empty={texts.noKeyEvents}
        >
          {tab.events.map(({ id, at, event, address }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td>{texts.events[event]}</td>
              <td className="num">{address}</td>
            </tr>
          ))}
        </RowsTable>
      </section>
    </>
  );
}

function Sessions({ tab: { sessions } }: { tab: SignIns }) {
  const texts = useOfficeTexts().members;
  return (
    <RowsTable
      caption={texts.sessions}
      head={[texts.device, texts.address, texts.startedAt, texts.lastActiveAt]}
      empty={texts.noSessions}
    >
      {sessions.map(({ id, device, deviceCode, address, startedAt, lastActiveAt }) => (
        <tr key={id}>
          <td>
            {device || texts.unknownDevice}{" "}
            {deviceCode && <PlaceLink by="device" value={deviceCode} />}
          </td>
          <td>
            <PlaceLink by="address" value={address} />
          </td>
          <td>
            <Moment at={startedAt} />
          </td>
          <td>
            <Moment at={lastActiveAt} />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}

function Attempts({ attempts }: { attempts: readonly MemberSignIn[] }) {
  const texts = useOfficeTexts().members;
  return (
    <RowsTable
      caption={texts.attempts}
      head={[texts.at, texts.outcome, texts.address, texts.device]}
      empty={texts.noAttempts}
    >
      {attempts.map(({ id, at, outcome, address, device }) => (
        <tr key={id}>
          <td>
            <Moment at={at} />
          </td>
          <td>
            <span className={outcome === "success" ? "tag tag-good" : "tag tag-warn"}>
              {texts.outcomes[outcome]}
            </span>
          </td>
          <td>
            <PlaceLink by="address" value={address} />
          </td>
          <td>{device || texts.unknownDevice}</td>
        </tr>
      ))}
    </RowsTable>
  );
}
