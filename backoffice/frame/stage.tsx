import { useEffect, useRef, useState } from "react";
import { useOffice } from "#backoffice/office-context.tsx";

export type View = "desktop" | "phone";

type StageHeadProps = { title: string; view: View; onView: (view: View) => void };

/** Whether a preview shows a wide window or a phone. */
export function StageHead({ title, view, onView }: StageHeadProps) {
  const { announcements: words } = useOffice().texts.messages;
  return (
    <div className="stage-head">
      <h2>{title}</h2>
      <fieldset className="choices">
        <legend className="vh">{title}</legend>
        {(["desktop", "phone"] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="view" checked={view === each} onChange={() => onView(each)} />
            {each === "desktop" ? words.stageDesktop : words.stagePhone}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** The factor by which a window of this width is scaled to fit its frame. */
export function useScale(width: number, most: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: Math.min(most, room / width) };
}
