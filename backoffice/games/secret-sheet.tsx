import { useState } from "react";
import { credentialPattern } from "#contract/office/connections.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Writes a connection's secret, which no screen shows again. */
export function SecretSheet({ connection, onClose }: { connection: string; onClose: () => void }) {
  const { games, staff } = useOffice().texts;
  const { act, ...acting } = useAct();
  const [secret, setSecret] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (reason: string) => {
    const fits = credentialPattern.test(secret);
    setIsWrong(!fits);
    if (!fits) return;
    const answer = await act(
      "set-game-credential",
      { connection, secret, reason },
      games.secretSet,
    );
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={`${games.setSecret} · ${connection}`}
      submit={games.save}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{staff.second}</p>
      <TextField
        name="secret"
        type="password"
        autoComplete="off"
        label={games.secret}
        hint={games.secretHint}
        message={isWrong ? games.secretWrong : undefined}
        state={isWrong ? "bad" : "idle"}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
    </ReasonSheet>
  );
}
