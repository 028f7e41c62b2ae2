import { useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { PrivacyRequestsCard } from "#site/my-page/privacy-requests/privacy-requests-card.tsx";
import type { OwnPrivacyRequests } from "#site/my-page/privacy-requests/load-privacy-requests.ts";
import { BankAccountCard } from "#site/my-page/own-numbers/bank-account.tsx";
import { ChangePhone } from "#site/my-page/own-numbers/phone.tsx";
import type { OwnSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import { IdentityCard } from "#site/my-page/identity/identity-card.tsx";
import type { OwnIdentity } from "#site/my-page/identity/load-identity.ts";
import type { OwnConsents } from "#site/my-page/marketing/load-marketing.ts";
import { MarketingCard } from "#site/my-page/marketing/marketing-card.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { SaveButton } from "#site/parts/save-button.tsx";
import { BalanceCard, MoneyCard } from "#site/parts/money-page.tsx";
import { useUser } from "#site/app/session.tsx";

type IdentityProps = { identity: Section<OwnIdentity> };
type MarketingProps = { marketing: Section<OwnConsents> };
type RequestsProps = { requests: Section<OwnPrivacyRequests> };
type FactorProps = { factor: Section<OwnSecondFactor> };
type ProfileProps = IdentityProps & MarketingProps & RequestsProps & FactorProps;

/** The member's profile; the server has masked phone and bank number. A demanded identity comes first. */
export function Profile({ identity, marketing, requests, factor }: ProfileProps) {
  const { user } = useUser();
  if (!user) return null;
  const isFirst = identity.ok && identity.data.isDemanded;
  return (
    <div className="money-parts">
      {isFirst && <Identity identity={identity} />}
      <div className="money-cols">
        <div className="money-side">
          <BalanceCard />
          <BankAccountCard factor={factor} />
        </div>
        <div className="money-side">
          {!isFirst && <Identity identity={identity} />}
          <ProfileCard factor={factor} />
          <Marketing marketing={marketing} />
        </div>
      </div>
      <PrivacyRequests requests={requests} />
    </div>
  );
}

function Identity({ identity }: IdentityProps) {
  const { identity: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  if (identity.ok) return <IdentityCard identity={identity.data} />;
  return (
    <MoneyCard id="identity-title" title={words.title}>
      <LoadFailed of={identity} onRetry={() => void revalidate()} />
    </MoneyCard>
  );
}

function Marketing({ marketing }: MarketingProps) {
  const { marketing: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  if (marketing.ok) return <MarketingCard {...marketing.data} />;
  return (
    <MoneyCard id="marketing-title" title={words.title}>
      <LoadFailed of={marketing} onRetry={() => void revalidate()} />
    </MoneyCard>
  );
}

function PrivacyRequests({ requests }: RequestsProps) {
  const { privacyRequests: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  if (requests.ok) return <PrivacyRequestsCard own={requests.data} />;
  return (
    <MoneyCard id="privacy-requests-title" title={words.title}>
      <LoadFailed of={requests} onRetry={() => void revalidate()} />
    </MoneyCard>
  );
}

/** Who the member is here, and the copy of their data. */
function ProfileCard({ factor }: FactorProps) {
  const { members } = usePageTexts();
  const { user } = useUser();
  const format = useFormat();
  if (!user) return null;
  return (
    <MoneyCard id="profile-title" title={members.profile}>
      <Facts
        facts={[
          { name: members.id, value: user.userId, asIs: true },
          { name: members.nick, value: user.nick, asIs: true },
          { name: members.levelName, value: members.level(format.number(user.level)) },
          { name: members.phone, value: <span className="num">{user.phone}</span> },
        ]}
      />
      <p className="field-hint">{members.profileHint}</p>
      <ChangePhone factor={factor} />
      <p className="money-action">
        <SaveButton name="get-own-data" input={{}} label={members.ownData} />
      </p>
      <p className="field-hint">{members.ownDataHint}</p>
    </MoneyCard>
  );
}
