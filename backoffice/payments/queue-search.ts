import type { QueueEntry } from "#contract/office/payments.ts";

/**
 * The requests in which every word occurs: in a name, an id, the reference or the number of the
 * request, or as the amount in whole won, with or without separators.
 */
export function searched(requests: readonly QueueEntry[], text: string): readonly QueueEntry[] {
  const words = text.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter(({ id, amount, member, owner, reference }) => {
    const texts = [member.nick, member.loginId, owner, reference ?? "", `#${id}`].map((each) =>
      each.normalize("NFKC").toLowerCase(),
    );
    return words.every(
      (word) =>
        texts.some((each) => each.includes(word)) || word.replaceAll(/[,.]/g, "") === `${amount}`,
    );
  });
}
