/** What a cell of a file says; null for a word that is not known, so that nothing is guessed. */
const rolledBack = /^(roll ?back|rolled|cancel|refund|revers|void|취소|환불|반환)/;

const kinds = {
  roll_back: rolledBack,
  win: /^(win|won$|payout|payment|credit|prize|jackpot|promo|withdraw|out$|당첨|지급|적중)/,
  stake: /^(bet|stake|wager|debit|place|spin|buy|tip|deposit|free|in$|베팅|배팅)/,
} as const;

const states = {
  rolled_back: rolledBack,
  declined: /^(declin|reject|fail|refus|error|거절|실패|거부)/,
  done: /^(success|ok$|done|complet|settled|closed|accepted|approved|processed|finished|완료|성공|정상|처리)/,
} as const;

const wordIn = <Word extends string>(words: Record<Word, RegExp>, cell: string): Word | null => {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/^(tk|ts)_/, "")
    .replaceAll("_", " ");
  const found = (Object.entries(words) as [Word, RegExp][]).find(([, name]) => name.test(text));
  return found?.[0] ?? null;
};

export const kindOf = (cell: string): keyof typeof kinds | null => wordIn(kinds, cell);
export const stateOf = (cell: string): keyof typeof states | null => wordIn(states, cell);
