import "#site/protection/self-test-page.css";
import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useSelfTestTexts } from "#site/app/app-context.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { bandOf } from "#site/protection/self-test-score.ts";

/** Nine questions about one's own play, and what the answers mean. Nothing leaves the page. */
export default function SelfTestPage() {
  const { protection, selfTest } = useSelfTestTexts();
  const [points, setPoints] = useState<number | null>(null);
  return (
    <div className="wrap self-test">
      <h1 {...useArrival()}>{protection.selfTest}</h1>
      <p className="self-test-lead">{selfTest.lead}</p>
      {points === null ? (
        <Questions onDone={setPoints} />
      ) : (
        <Result points={points} onAgain={() => setPoints(null)} />
      )}
      <p className="self-test-source">
        {selfTest.about} {selfTest.source}
      </p>
    </div>
  );
}

function Questions({ onDone }: { onDone: (points: number) => void }) {
  const { selfTest } = useSelfTestTexts();
  const format = useFormat();
  const [missing, setMissing] = useState(0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = selfTest.questions.map((_, at) => new FormData(form).get(`answer-${at}`));
    const firstMissing = answers.indexOf(null);
    setMissing(answers.filter((answer) => answer === null).length);
    if (firstMissing === -1) onDone(answers.reduce((sum, answer) => sum + Number(answer), 0));
    else form.querySelector<HTMLInputElement>(`[name=answer-${firstMissing}]`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      {selfTest.questions.map((question, at) => (
        <fieldset key={question} className="card">
          <legend>
            <span className="num">{format.number(at + 1)}</span> {question}
          </legend>
          <div className="self-test-answers">
            {selfTest.answers.map((answer, value) => (
              <label key={answer}>
                <input type="radio" name={`answer-${at}`} value={value} />
                {answer}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="self-test-missing" role="alert">
        {missing > 0 && selfTest.missing(format.number(missing))}
      </p>
      <Button type="submit" look="gold block" text={selfTest.show} />
    </form>
  );
}

function Result({ points, onAgain }: { points: number; onAgain: () => void }) {
  const { protectionPage: words, selfTest } = useSelfTestTexts();
  const format = useFormat();
  const shown = useRef(false);
  const focus = (section: HTMLElement | null) => {
    if (!shown.current) section?.focus();
    shown.current = true;
  };
  const band = bandOf(points);
  return (
    <section
      className="card self-test-result"
      data-band={band}
      tabIndex={-1}
      ref={focus}
      aria-labelledby="result-title"
    >
      <h2 id="result-title">{selfTest.score(format.number(points))}</h2>
      <p>{selfTest.results[band]}</p>
      <p className="self-test-acts">
        <MemberLink className="btn btn-gold" to="/user?tab=protection">
          {words.breakNow}
        </MemberLink>
        <MemberLink className="btn btn-soft" to="/user?tab=limits">
          {words.setLimits}
        </MemberLink>
        <Link className="btn btn-soft" to="/protection">
          {selfTest.helpLines}
        </Link>
        <Button look="soft" text={selfTest.again} onClick={onAgain} />
      </p>
    </section>
  );
}
