import "#site/settings/acceptance-page.css";
import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { RequiredMark } from "#ui/field.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { Empty } from "#site/parts/empty.tsx";
import type { AcceptancePageData } from "#site/settings/load-acceptance.ts";

/** Where a member accepts the newest terms and privacy notice. */
export default function AcceptancePage() {
  const { acceptance } = usePageTexts();
  const { version } = useLoaderData<AcceptancePageData>();
  return (
    <div className="wrap acceptance">
      <h1 {...useArrival()}>{version === null ? acceptance.title : acceptance.dueTitle}</h1>
      {version === null ? (
        <div className="card">
          <Empty icon="check" text={acceptance.none}>
            <Link className="btn btn-soft btn-sm" to="/">
              {acceptance.toLobby}
            </Link>
          </Empty>
        </div>
      ) : (
        <AcceptanceForm version={version} />
      )}
    </div>
  );
}

function AcceptanceForm({ version }: { version: string }) {
  const texts = usePageTexts();
  const { acceptance, frame } = texts;
  const { call } = useApp();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  const [isTicked, setTicked] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setShown(true);
    if (!isTicked || isBusy) return;
    setBusy(true);
    const answer = await call("accept-documents", { terms: version }).catch(asFault);
    setBusy(false);
    const isOutdated = answer.status === "not_found";
    if (answer.status === "success" || answer.status === "already")
      dialogs.toast(acceptance.agreed);
    else
      await dialogs.show({
        kind: isOutdated ? "info" : "error",
        text: isOutdated ? acceptance.changed : acceptance.failed,
        ...referenceIn(answer),
      });
    if (isOutdated) setTicked(false);
    await revalidate();
  };
  const isBad = isShown && !isTicked;
  return (
    <form
      className="card acceptance-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{acceptance.lead}</p>
      <p className="acceptance-links">
        {(["terms", "privacy"] as const).map((kind) => (
          <Link key={kind} to={`/${kind}`} target="_blank">
            {frame[kind]}
          </Link>
        ))}
      </p>
      <p className="legal-version num">{frame.textVersion(version)}</p>
      <label className="consent" data-state={isBad ? "bad" : "idle"}>
        <input
          type="checkbox"
          name="terms"
          required
          checked={isTicked}
          aria-invalid={isBad}
          onChange={(event) => setTicked(event.target.checked)}
        />
        <span>
          {acceptance.accept} <RequiredMark />
        </span>
      </label>
      <div data-state={isBad ? "bad" : "idle"}>
        <p className="field-message" aria-live="polite">
          {isBad && acceptance.acceptNeeded}
        </p>
      </div>
      <Button type="submit" look="gold" text={acceptance.agree} aria-busy={isBusy} />
    </form>
  );
}
