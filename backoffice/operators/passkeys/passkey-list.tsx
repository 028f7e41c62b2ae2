import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnPasskey } from "#contract/office/passkeys.ts";
import { announce } from "#ui/announcer.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Day, Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { AddPasskey } from "#backoffice/operators/passkeys/add-passkey.tsx";
import { hasPasskeys } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";
import type { OwnPasskeys } from "#backoffice/operators/passkeys/factor-field.tsx";
import { OwnProofForm } from "#backoffice/operators/passkeys/proof-form.tsx";

type Doing = "add" | OwnPasskey | null;

/** The operator's own passkeys, with adding and removing one. */
export function PasskeyList({ own }: { own: OwnPasskeys }) {
  const { texts } = useOffice();
  const { passkeys } = texts;
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<Doing>(null);
  const [done, setDone] = useState<string | null>(null);
  const canAdd = own.isUsableHere && hasPasskeys();
  const finish = async (said: string) => {
    setDoing(null);
    setDone(said);
    announce(said);
    await revalidate();
  };
  const start = (what: Doing) => {
    setDone(null);
    setDoing(what);
  };
  return (
    <>
      <p className="card-lead">{passkeys.lead}</p>
      {own.passkeysOnly && <p className="card-lead">{passkeys.only}</p>}
      {!own.isUsableHere && <p className="notice">{passkeys.notHere}</p>}
      {own.isUsableHere && !canAdd && <p className="notice">{passkeys.notInBrowser}</p>}
      <DenseTable
        caption={passkeys.title}
        columns={useColumns(start)}
        rows={own.passkeys}
        idOf={({ id }) => String(id)}
        empty={passkeys.none}
      />
      <div role="status">{done && <p className="notice">{done}</p>}</div>
      {doing === null && canAdd && (
        <div className="row-of-buttons">
          <Button look="main" text={passkeys.add} onClick={() => start("add")} />
        </div>
      )}
      {doing === "add" && (
        <AddPasskey
          own={own}
          onAdded={() => void finish(passkeys.added)}
          onCancel={() => start(null)}
        />
      )}
      {doing !== null && doing !== "add" && (
        <RemovePasskey
          key={doing.id}
          own={own}
          passkey={doing}
          onRemoved={() => void finish(passkeys.removed)}
          onCancel={() => start(null)}
        />
      )}
    </>
  );
}

function useColumns(remove: (passkey: OwnPasskey) => void): readonly Column<OwnPasskey>[] {
  const { passkeys } = useOffice().texts;
  return [
    {
      id: "name",
      header: passkeys.name,
      renderCell: (row) => (
        <span translate="no" dir="auto">
          {row.name}
        </span>
      ),
    },
    { id: "added", header: passkeys.addedAt, renderCell: (row) => <Day at={row.addedAt} /> },
    {
      id: "used",
      header: passkeys.lastUsedAt,
      renderCell: (row) => (row.lastUsedAt ? <Moment at={row.lastUsedAt} /> : passkeys.never),
    },
    {
      id: "state",
      header: passkeys.state,
      renderCell: (row) => (
        <>
          {row.isBackedUp && <span className="tag">{passkeys.backedUp}</span>}{" "}
          {!row.isForThisAddress && <span className="tag">{passkeys.otherAddress}</span>}
        </>
      ),
    },
    {
      id: "remove",
      header: passkeys.remove,
      renderCell: (row) => (
        <Button
          look="small"
          text={passkeys.remove}
          aria-label={passkeys.removeTitle(row.name)}
          onClick={() => remove(row)}
        />
      ),
    },
  ];
}

type RemovePasskeyProps = {
  own: OwnPasskeys;
  passkey: OwnPasskey;
  onRemoved: () => void;
  onCancel: () => void;
};

function RemovePasskey({ own, passkey, onRemoved, onCancel }: RemovePasskeyProps) {
  const { texts, call } = useOffice();
  const { passkeys } = texts;
  return (
    <section>
      <h3>{passkeys.removeTitle(passkey.name)}</h3>
      <p className="card-lead">{passkeys.removeLead}</p>
      <OwnProofForm
        own={own}
        submitWords={passkeys.remove}
        onCancel={onCancel}
        onProved={async (proof) => {
          const { status } = await call("remove-own-passkey", { id: passkey.id, ...proof });
          if (status === "success") onRemoved();
          return status;
        }}
      />
    </section>
  );
}
