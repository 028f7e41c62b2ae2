import { chime } from "#backoffice/frame/chime.ts";
import { themes } from "#backoffice/frame/theme.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Brightness, single keys and sound; the language is in the header of every screen. */
export function PreferenceForm() {
  const { texts, preferences } = useOffice();
  const { frame } = texts;
  const words = { system: frame.themeSystem, light: frame.themeLight, dark: frame.themeDark };
  return (
    <div className="preferences">
      <fieldset className="choices">
        <legend>{frame.theme}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={preferences.theme === theme}
              onChange={() => preferences.setTheme(theme)}
            />
            {words[theme]}
          </label>
        ))}
      </fieldset>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.usesSingleKeys}
          onChange={(event) => preferences.setUsesSingleKeys(event.target.checked)}
        />
        {frame.singleKeys}
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.hasSound}
          onChange={(event) => {
            preferences.setHasSound(event.target.checked);
            if (event.target.checked) chime();
          }}
        />
        {frame.sound}
      </label>
    </div>
  );
}
