import "#site/protection/protection-page.css";
import { useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { LimitOffer } from "#site/parts/limit-offer.tsx";
import type { ToolsPageData } from "#site/protection/load-tools.ts";
import { Tools } from "#site/protection/tools.tsx";

/**
 * The tools of protection, which a new member sees and acknowledges before the first stake. Each
 * can be switched on from here.
 */
export default function ToolsPage() {
  const { toolsPage: words } = usePageTexts();
  const { terms, raiseWaitsHours, version, offersLimit } = useLoaderData<ToolsPageData>();
  const { revalidate } = useRevalidator();
  const raiseWaits = useFormat().wait(raiseWaitsHours * 3_600);
  return (
    <div className="wrap guard">
      <header className="guard-head">
        <div>
          <h1 {...useArrival()}>{version === null ? words.title : words.dueTitle}</h1>
          <p>{version === null ? words.none : words.lead}</p>
          {version === null && (
            <p className="guard-acts">
              <Link className="btn btn-soft" to="/">
                {words.toLobby}
              </Link>
            </p>
          )}
        </div>
        <Icon name="shield-fill" />
      </header>
      {offersLimit && (
        <LimitOffer
          moment="registration"
          to="/user?tab=limits"
          heading="h2"
          onDeclined={() => void revalidate()}
        />
      )}
      <Tools terms={terms} raiseWaits={raiseWaits} />
      {version !== null && <Acknowledgement version={version} />}
    </div>
  );
}

function Acknowledgement({ version }: { version: string }) {
  const { toolsPage: words } = usePageTexts();
  const { call } = useApp();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const acknowledge = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call("acknowledge-tools", { version }).catch(asFault);
    setBusy(false);
    // `already`: another page has answered.
    if (answer.status === "success" || answer.status === "already") {
      dialogs.toast(words.acknowledged);
      await navigate("/");
    } else await dialogs.show({ kind: "error", text: words.failed, ...referenceIn(answer) });
  };
  return (
    <p className="guard-acknowledge">
      <Button
        look="gold"
        text={words.acknowledge}
        aria-busy={isBusy}
        onClick={() => void acknowledge()}
      />
    </p>
  );
}
