import { useEffect, useState } from "react";
import type { Role } from "#contract/office/permissions.ts";
import { AnnouncerRegions } from "#ui/announcer.tsx";
import { Mark } from "#backoffice/frame/mark.tsx";
import { EnrolForm, type Enrolled } from "#backoffice/operators/enrol-form.tsx";
import type { JoiningProps, WhyNoLink } from "#backoffice/operators/joining.ts";
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
            <button type="button" className="btn" onClick={onLeave}>
              {joining.toSignIn}
            </button>
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
            {enrolled ? (
              <ProofForm
                {...props}
                enrolled={enrolled}
                submitWords={invited.isRenewal ? joining.renewSubmit : joining.submit}
                onEnded={setWhy}
              />
            ) : (
              <EnrolForm
                {...props}
                loginId={invited.loginId}
                setsPassword={invited.setsPassword}
                onEnrolled={setEnrolled}
                onEnded={setWhy}
              />
            )}
          </>
        )}
      </main>
      <AnnouncerRegions />
    </div>
  );
}
