import type { ReactNode } from "react";
import { Link, useRevalidator, useRouteError } from "react-router";
import { referenceOf } from "#contract/reference.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#backoffice/frame/copy-button.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

/** A page without content: one sentence, optionally a second, optionally a link. */
export function State({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="state">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

export function Loading() {
  const { frame } = useOfficeTexts();
  return (
    <div className="state" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>{frame.loading}</p>
    </div>
  );
}

export function NotFound() {
  const { frame } = useOfficeTexts();
  return (
    <State title={frame.notFound}>
      <Link className="btn" to="/">
        {frame.toStart}
      </Link>
    </State>
  );
}

export function NotAllowed() {
  const { operator, texts } = useOffice();
  const { frame, roles } = texts;
  return <State title={frame.notAllowed} text={frame.notAllowedText(roles[operator.role])} />;
}

/** A file of the page did not load. */
export function PageMissing() {
  const { frame } = useOfficeTexts();
  return (
    <State title={frame.loadFailed}>
      <Button text={frame.retry} onClick={() => location.reload()} />
    </State>
  );
}

/** The page's data did not load; the address and other input are kept. */
export function LoadFailed() {
  const { frame } = useOfficeTexts();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const id = referenceOf(error);
  return (
    <State title={frame.loadFailed} text={id && frame.faultId(id)}>
      <Button text={frame.retry} onClick={() => void revalidate()} />
      {id && <CopyButton text={id} name={frame.faultId(id)} />}
    </State>
  );
}
