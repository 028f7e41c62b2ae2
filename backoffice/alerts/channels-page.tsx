import { useState } from "react";
import { useLoaderData } from "react-router";
import type { AlertChannel } from "#contract/office/alerts.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { ChannelSheet } from "#backoffice/alerts/channel-sheet.tsx";
import type { ChannelsPage } from "#backoffice/alerts/load-alerts.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Asking =
  | { kind: "save"; channel: AlertChannel | null }
  | { kind: "switch" | "try"; channel: AlertChannel };

/** Where alerts are sent beside the office, and whether they arrive. */
export default function Channels() {
  const { texts, may } = useOffice();
  const words = texts.alerts;
  const { channels, hasMail } = useLoaderData<ChannelsPage>();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="page page-wide">
      <h1>{words.channelsTitle}</h1>
      <p className="page-lead">{words.channelsLead}</p>
      {!hasMail && <p className="notice">{words.noMail}</p>}
      {may("settings.change") && (
        <p>
          <Button
            look="main"
            text={words.addChannel}
            onClick={() => setAsking({ kind: "save", channel: null })}
          />
        </p>
      )}
      <DenseTable
        caption={words.channelsTitle}
        columns={useColumns(setAsking)}
        rows={channels}
        idOf={({ id }) => String(id)}
        empty={words.noChannels}
      />
      {asking?.kind === "save" && (
        <ChannelSheet channel={asking.channel} hasMail={hasMail} onClose={close} />
      )}
      {asking && asking.kind !== "save" && <PlainSheet asking={asking} onClose={close} />}
    </div>
  );
}

function useColumns(ask: (asking: Asking) => void): Column<AlertChannel>[] {
  const { texts, may } = useOffice();
  const words = texts.alerts;
  const format = useFormat();
  return [
    {
      id: "name",
      header: words.channel,
      renderCell: ({ name, kind }) => (
        <>
          <b dir="auto">{name}</b> {words.kinds[kind]}
        </>
      ),
    },
    {
      id: "target",
      header: texts.facts.target,
      renderCell: ({ target }) => <span translate="no">{target}</span>,
    },
    {
      id: "rules",
      header: words.whichRules,
      renderCell: ({ rules }) => rules.map((rule) => words.rules[rule]).join(", "),
    },
    {
      id: "state",
      header: words.state,
      renderCell: (channel) => (
        <>
          <span className={channel.isOn ? "tag tag-good" : "tag tag-warn"}>
            {channel.isOn ? words.on : words.off}
          </span>{" "}
          {words.deliveries(format.number(channel.waiting), format.number(channel.failed))}
          {channel.lastSentAt &&
            ` · ${words.lastSent(`${format.date(channel.lastSentAt)} ${format.time(channel.lastSentAt)}`)}`}
          {channel.lastFault && <span className="line-problem"> {channel.lastFault}</span>}
        </>
      ),
    },
    ...(may("settings.change")
      ? [
          {
            id: "acts",
            header: words.acts,
            renderCell: (channel: AlertChannel) => <Buttons channel={channel} ask={ask} />,
          },
        ]
      : []),
  ];
}

function Buttons({ channel, ask }: { channel: AlertChannel; ask: (asking: Asking) => void }) {
  const words = useOffice().texts.alerts;
  const button = (asking: Asking, label: string) => (
    <Button look="small" onClick={() => ask(asking)}>
      {label}
      <span className="vh"> {channel.name}</span>
    </Button>
  );
  return (
    <span className="line-acts">
      {button({ kind: "save", channel }, words.editChannel)}
      {channel.isOn && button({ kind: "try", channel }, words.tryIt)}
      {button({ kind: "switch", channel }, channel.isOn ? words.switchOff : words.switchOn)}
    </span>
  );
}

type PlainProps = {
  asking: { kind: "switch" | "try"; channel: AlertChannel };
  onClose: () => void;
};

/** Switches a channel, or sends a test over it. */
function PlainSheet({ asking: { kind, channel }, onClose }: PlainProps) {
  const words = useOffice().texts.alerts;
  const { act, ...acting } = useAct();
  const { id, version, isOn } = channel;
  const title = kind === "try" ? words.tryIt : isOn ? words.switchOff : words.switchOn;
  const run = async (reason: string) => {
    const answer =
      kind === "try"
        ? await act("try-alert-channel", { id, reason }, words.tried)
        : await act(
            "switch-alert-channel",
            { id, version, isOn: !isOn, reason },
            isOn ? words.switchedOff : words.proposed,
          );
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={title}
      submit={title}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      <p className="sheet-sum">
        <b dir="auto">{channel.name}</b> <span translate="no">{channel.target}</span>
      </p>
    </ReasonSheet>
  );
}
