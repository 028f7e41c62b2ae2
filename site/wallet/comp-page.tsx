import { useLoaderData, useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { gameCategories } from "#site/games/categories.ts";
import { BalanceCard, MoneyCard, MoneyPage } from "#site/parts/money-page.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import type { Section } from "#site/app/section.ts";
import { useUser } from "#site/app/session.tsx";
import { CompHistory } from "#site/wallet/comp-history.tsx";
import { ConvertForm } from "#site/wallet/convert-form.tsx";
import { displayedComp } from "#site/parts/displayed.ts";
import type { CompList } from "#site/wallet/load-wallet.ts";

function Rates({ rates, version }: Pick<CompList, "rates" | "version">) {
  const { wallet, games, members } = useAccountTexts();
  const { user } = useUser();
  const format = useFormat();
  return (
    <MoneyCard id="rates-title" title={wallet.rates}>
      <p className="money-text">
        {user && `${members.level(format.number(user.level))} · `}
        {wallet.compVersion(format.number(version))} · {wallet.ratesText}
      </p>
      <Facts
        facts={gameCategories.map((category) => ({
          name: games[category],
          value: <span className="num">{format.rate(rates[category])}</span>,
        }))}
      />
    </MoneyCard>
  );
}

/** The member's comp: converting it, how it is earned, and its history. */
export default function CompPage() {
  const { wallet } = useAccountTexts();
  const comp = useLoaderData<Section<CompList>>();
  const { user } = useUser();
  const { revalidate } = useRevalidator();
  useDecisions("wallet.");
  return (
    <MoneyPage title={wallet.comp}>
      {comp.ok && user ? (
        <>
          <div className="money-cols">
            <div className="money-side">
              <BalanceCard />
              <Rates {...comp.data} />
            </div>
            <MoneyCard id="convert-title" title={wallet.convertTitle}>
              <ConvertForm comp={displayedComp(user)} rules={comp.data} />
            </MoneyCard>
          </div>
          <CompHistory comp={comp.data} />
        </>
      ) : (
        <section className="card">
          <LoadFailed of={comp} onRetry={() => void revalidate()} />
        </section>
      )}
      <Governing />
    </MoneyPage>
  );
}
