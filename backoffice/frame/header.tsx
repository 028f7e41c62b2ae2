import { Link } from "react-router";
import type { Locale } from "#contract/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { useSignOut } from "#backoffice/sign-out.ts";

type HeaderProps = { onJump: () => void; onHelp: () => void };

export function Header({ onJump, onHelp }: HeaderProps) {
  const { texts, operator, locale, preferences } = useOffice();
  const { frame, roles } = texts;
  const signOut = useSignOut();
  return (
    <header className="header">
      <button type="button" className="jump" onClick={onJump} aria-haspopup="dialog">
        <Icon name="search" />
        <span>{frame.jump}</span>
        <kbd>⌘K</kbd>
      </button>
      <button type="button" className="quiet" onClick={onHelp} aria-haspopup="dialog">
        <Icon name="question" />
        <span className="wide">{frame.shortcuts}</span>
      </button>
      <label className="pick">
        <span className="vh">{frame.language}</span>
        <Icon name="globe" />
        <select
          value={locale}
          onChange={(event) => preferences.setLocale(event.target.value as Locale)}
        >
          <LocaleOptions />
        </select>
      </label>
      <Link className="who" to="/account">
        <span className="vh">{frame.ownAccount}: </span>
        <b>{operator.name}</b>
        <small>{roles[operator.role]}</small>
      </Link>
      <button type="button" className="quiet" onClick={() => void signOut()}>
        <Icon name="sign-out" />
        <span className="wide">{frame.signOut}</span>
      </button>
    </header>
  );
}
