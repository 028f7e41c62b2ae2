import { useEffect, useState } from "react";
import type { Role } from "#contract/office/permissions.ts";
import { AnnouncerRegions } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { Mark } from "#backoffice/frame/mark.tsx";
import { EnrolForm, type Enrolled } from "#backoffice/operators/enrol-form.tsx";
import type { JoiningProps, JoiningStepProps, WhyNoLink } from "#backoffice/operators/joining.ts";
import { JoinForm } from "#backoffice/operators/passkeys/join-form.tsx";
import { ProofForm } from "#backoffice/operators/proof-form.tsx";

type Invited = {
  loginId: string;
  name: string;
  role: Role;
  isRenewal: boolean;
  setsPassword: boolean;
};

/** The token of an invitation's link; null for another address. */
export function invitationToken({ pathname, hash }: Location): string | null {
  const token = hash.slice(1);
  return pathname === "/office/invitation" && token !== "" ? token : null;
}

/** Accepting an invitation: password, second factor, first code. */
export function JoiningPage(props: JoiningProps & { token: string }) {
  const { texts, call, token, onLeave } = props;
  const { joining, roles, frame } = texts;
  const [invited, setInvited] = useState<Invited | null>(null);
  const [why, setWhy] = useState<WhyNoLink | null>(null);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  useEffect(() => {
    document.title = frame.pageTitle(joining.title);
    document.documentElement.dataset["hydrated"] = "";
    const open = async () => {
      try {
        const answer = await call("open-invitation", { token });
        if (answer.status === "success") setInvited(answer);
        else setWhy(answer.status === "expired" ? "expired" : "gone");
      } catch {
        // An incomplete link is refused as invalid.
        setWhy("gone");
      }
    };
    void open();
  }, [call, token, frame, joining]);
  const words = { gone: joining.gone, expired: joining.expired };
  return (
    <div className="door">
      <main className="door-card">
        <Mark size={44} />
        <h1>{invited?.isRenewal ? joining.renewTitle : joining.title}</h1>
        {why && (
          <>
            <p className="notice notice-bad" role="alert">
              {words[why]}
            </p>
            <Button text={joining.toSignIn} onClick={onLeave} />
          </>
        )}
        {invited && !why && (
          <>
            <p className="door-lead">
              {invited.isRenewal && !invited.setsPassword
                ? joining.renewLead(invited.name)
                : joining.lead(invited.name, roles[invited.role])}
            </p>
            <p className="why num">{joining.step(enrolled ? "2" : "1")}</p>
            <JoiningStep
              {...props}
              invited={invited}
              enrolled={enrolled}
              onEnrolled={setEnrolled}
              onEnded={setWhy}
            />
          </>
        )}
      </main>
      <AnnouncerRegions />
    </div>
  );
}

type JoiningStepPartProps = JoiningStepProps & {
  invited: Invited;
  enrolled: Enrolled | null;
  onEnrolled: (enrolled: Enrolled) => void;
};

/** The password, then the second factor: an authenticator app, or a passkey. */
function JoiningStep({ invited, enrolled, onEnrolled, ...props }: JoiningStepPartProps) {
  const { joining } = props.texts;
  const { loginId, isRenewal, setsPassword } = invited;
  const submitWords = isRenewal ? joining.renewSubmit : joining.submit;
  const { secret = null, uri = null } = enrolled ?? {};
  if (secret !== null && uri !== null)
    return <ProofForm {...props} app={{ secret, uri }} submitWords={submitWords} />;
  if (enrolled?.passkey)
    return <JoinForm {...props} options={enrolled.passkey} submitWords={submitWords} />;
  return (
    <EnrolForm {...props} loginId={loginId} setsPassword={setsPassword} onEnrolled={onEnrolled} />
  );
}
