export type ReferenceWords = { errorCode: string; errorCodeHint: string };

/** The reference of an unexpected error, by which the help desk finds it; one click selects it. */
export const Reference = ({ code, words }: { code: string; words: ReferenceWords }) => (
  <p className="reference">
    {words.errorCode}{" "}
    <b className="num" translate="no">
      {code}
    </b>
    <br />
    {words.errorCodeHint}
  </p>
);
