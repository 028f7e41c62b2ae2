import { useState } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { disputeSubjects, type DisputeBundle } from "#contract/office/disputes.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import {
  DownloadBundleSheet,
  MakeBundleSheet,
} from "#backoffice/reports/disputes/dispute-sheet.tsx";
import type { DisputesPage } from "#backoffice/reports/disputes/load-disputes.ts";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";

/** Bundles about disputed records: made, and downloaded once they are signed. */
export default function Disputes() {
  const { texts, may } = useOffice();
  const words = texts.disputes;
  const page = useLoaderData<DisputesPage>();
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const record = query.get("record") ?? "";
  // A link from a round or a payment opens the sheet about it.
  const [isMaking, setIsMaking] = useState(record !== "" && may("disputes.make"));
  const [downloaded, setDownloaded] = useState<DisputeBundle | null>(null);
  const close = () => {
    setIsMaking(false);
    if (record !== "") setQuery({}, { replace: true });
  };
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{words.title}</h1>
        {may("disputes.make") && (
          <Button look="main" text={words.make} onClick={() => setIsMaking(true)} />
        )}
      </div>
      <ReportTabs current="disputes" />
      <p className="page-lead">{words.lead(format.number(page.keptDays))}</p>
      <section className="card">
        <DenseTable
          caption={words.title}
          columns={useColumns(setDownloaded)}
          rows={page.bundles}
          idOf={({ id }) => String(id)}
          empty={words.none}
        />
        <MorePages next={page.next} />
      </section>
      {isMaking && (
        <MakeBundleSheet
          subject={disputeSubjects.find((each) => each === query.get("subject")) ?? "round"}
          record={record}
          onClose={close}
        />
      )}
      {downloaded && (
        <DownloadBundleSheet bundle={downloaded} onClose={() => setDownloaded(null)} />
      )}
    </div>
  );
}

function useColumns(download: (bundle: DisputeBundle) => void): Column<DisputeBundle>[] {
  const { disputes: words, scheduledReports: files } = useOfficeTexts();
  const format = useFormat();
  return [
    {
      id: "subject",
      header: words.subject,
      renderCell: ({ subject, record }) => (
        <>
          <b>{words.subjects[subject]}</b> <span translate="no">{record}</span>
        </>
      ),
    },
    {
      id: "member",
      header: words.member,
      renderCell: ({ memberId, loginId }) => (
        <Link className="link" to={`/members/${memberId}`} translate="no">
          {loginId}
        </Link>
      ),
    },
    { id: "by", header: words.madeBy, renderCell: ({ madeBy }) => madeBy },
    { id: "made", header: files.madeAt, renderCell: ({ madeAt }) => <Moment at={madeAt} /> },
    {
      id: "size",
      header: files.sizeName,
      isEnd: true,
      renderCell: ({ bytes }) => (
        <span className="num">{files.size(format.number(Math.ceil(bytes / 1000)))}</span>
      ),
    },
    {
      id: "state",
      header: words.state,
      renderCell: ({ isSigned }) => (isSigned ? words.signed : words.signing),
    },
    {
      id: "acts",
      header: files.acts,
      renderCell: (bundle) =>
        bundle.isSigned && (
          <Button
            look="small"
            text={files.download}
            aria-label={`${files.download}: ${words.subjects[bundle.subject]}, ${bundle.record}`}
            onClick={() => download(bundle)}
          />
        ),
    },
  ];
}
