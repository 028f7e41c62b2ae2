import "#site/protection/protection-page.css";
import { Link, useLoaderData } from "react-router";
import type { FundsLevel } from "#contract/funds.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { Contacts } from "#site/protection/contacts.tsx";
import { HelpLines } from "#site/protection/help-lines.tsx";
import type { ProtectionPageData } from "#site/protection/load-protection.ts";
import { Tools } from "#site/protection/tools.tsx";

/** How members are protected, what they can do themselves, and where help is: for everyone. */
export default function ProtectionPage() {
  const { protectionPage: words } = usePageTexts();
  const { contacts, terms, raiseWaitsHours, funds } = useLoaderData<ProtectionPageData>();
  const raiseWaits = useFormat().wait(raiseWaitsHours * 3_600);
  return (
    <div className="wrap guard">
      <header className="guard-head">
        <div>
          <h1 {...useArrival()}>{words.title}</h1>
          <p>{words.lead}</p>
          <p className="guard-acts">
            <MemberLink className="btn btn-gold" to="/user?tab=protection">
              <Icon name="pause" />
              {words.breakNow}
            </MemberLink>
            <MemberLink className="btn btn-soft" to="/user?tab=limits">
              {words.setLimits}
            </MemberLink>
          </p>
        </div>
        <Icon name="shield-fill" />
      </header>
      <Tools terms={terms} raiseWaits={raiseWaits} />
      <div className="guard-cols">
        <Signs />
        <Age />
      </div>
      {funds !== null && <Funds level={funds} />}
      <HelpLines own={contacts.filter(({ kind }) => kind === "help")} />
      <Contacts contacts={contacts.filter(({ kind }) => kind !== "help")} />
      <Governing />
    </div>
  );
}

/** How far members' money is protected when the operator becomes insolvent. */
function Funds({ level }: { level: FundsLevel }) {
  const { funds: words } = usePageTexts();
  return (
    <section className="card guard-card" aria-labelledby="funds-title">
      <h2 id="funds-title">{words.title}</h2>
      <p className="guard-text">
        <strong>{words.levels[level]}</strong>
      </p>
      <p className="guard-text">
        {words.notices[level]} {words.method}
      </p>
      <p>
        <Link className="btn btn-soft" to="/terms">
          {words.toTerms}
        </Link>
      </p>
    </section>
  );
}

/** Signs that play has become harmful. */
function Signs() {
  const { protection, protectionPage: words } = usePageTexts();
  return (
    <section className="card guard-card" aria-labelledby="signs-title">
      <h2 id="signs-title">{words.signsTitle}</h2>
      <ul className="guard-signs">
        {words.signs.map((sign) => (
          <li key={sign}>
            <Icon name="warning" />
            {sign}
          </li>
        ))}
      </ul>
      <p className="guard-text">{words.signsText}</p>
      <p>
        <Link className="btn btn-soft" to="/protection/self-test">
          {protection.selfTest}
        </Link>
      </p>
    </section>
  );
}

/** Who may play, and how to keep minors away. */
function Age() {
  const { site, texts } = useApp();
  const { protectionPage: words } = usePageTexts();
  const { user } = useUser();
  const age = useFormat().number(site.minimumAge);
  return (
    <section className="card guard-card" aria-labelledby="age-title">
      <div className="guard-age">
        <span className="age">{texts.frame.ageMark(age)}</span>
        <h2 id="age-title">{words.ageTitle(age)}</h2>
      </div>
      <p className="guard-text">{words.ageText}</p>
      <p className="guard-text">{words.askText}</p>
      <p>
        <Link className="btn btn-soft" to={user ? menuItems.help.path : "/contact"}>
          <Icon name="headset" />
          {words.ask}
        </Link>
      </p>
    </section>
  );
}
